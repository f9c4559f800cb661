export const language = {
  title: 'Language',
  choose: 'Language…',
  current: 'Language: {language:string}',
  machine: 'machine translated',
  failed: '{language:string} could not be loaded; the language stays as it is',
  /** Asked before a machine-translated language is used. */
  machineTitle: 'Machine Translation',
  machineText:
    'The translation into {language:string} was done by machine and AI and may be inaccurate.',
  confirm: 'Confirm',
  toEnglish: 'Switch to English',
};
