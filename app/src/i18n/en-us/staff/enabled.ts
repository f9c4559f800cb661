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
  enableAll: {
    button: 'Enable {count|number}',
    title: 'Enable {count|number} {{challenge|challenges}}?',
    effect: 'The game is live: every team sees them at once and gets a notice for each.',
  },
  disableAll: {
    button: 'Disable {count|number}',
    title: 'Disable {count|number} {{challenge|challenges}}?',
    effect: 'Players no longer see them, and their running containers are destroyed.',
  },
  pointsGo: 'The game is live: their points disappear until they are enabled again.',
};
