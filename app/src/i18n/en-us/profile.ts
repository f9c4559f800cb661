/** Texts of the profile. */
export const profile = {
  title: 'Profile',
  signedInAs: 'Signed in as {name:string}',
  languageWhy: 'Dates, numbers and error messages use it too.',
  languages: 'Machine translated: {names:string}.',
  appearance: 'Appearance',
  appearanceWhy:
    'Saved on this device. Administrators set the colour of the site; you can choose your own.',
  colour: 'Colour',
  siteColour: 'Site colour',
  defaultColour: 'Default',
  customColour: 'Custom',
  ownColour: 'Custom colour',
  colourForm: 'A # and six hex digits, e.g. {example:string}.',
  colours: {
    green: 'Green',
    blue: 'Blue',
    violet: 'Violet',
    pink: 'Pink',
    red: 'Red',
    orange: 'Orange',
    yellow: 'Yellow',
    grey: 'Grey',
  },
  ratios: {
    text: 'Text in the colour',
    fill: 'Text on button',
    control: 'Switch, checkbox',
  },
  derivation:
    'Fills use this exact colour; text and focus rings use a lighter or darker one with enough contrast.',
  notBuilt: 'Name, picture, e-mail, password and API tokens cannot be changed in this version yet.',
  pickColour: 'Pick a colour',
  preview: {
    dark: 'The dark theme with this colour',
    light: 'The light theme with this colour',
    badge: 'Solved',
    primary: 'Submit',
    secondary: 'Destroy',
  },
};
