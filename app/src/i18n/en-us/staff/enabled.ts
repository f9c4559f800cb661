export const enabled = {
  name: 'Enabled',
  of: '{challenge:string} is enabled',
  enable: {
    title: 'Enable {challenge:string}?',
    effect: 'The game is live: every team sees it at once and gets the notice “New challenge”.',
    confirm: 'Enable and post notice',
  },
  disable: {
    title: 'Disable {challenge:string}?',
    effect: 'The game is live: the challenge and its points disappear until it is enabled again.',
    confirm: 'Disable',
  },
};
