export const isolation = {
  exposed: 'Containers reach what should be closed to them, so none starts.',
  allowed: 'Containers start whatever they reach.',
  allowedExposed: 'Containers may attack the machine that runs them.',
  copy: 'This is a copy: another running site holds the containers.',
  toState: 'State of the site',
  blocked:
    'Cannot be started while containers reach {addresses:string}, which should be closed to them.',
  ready: {
    Isolated: 'Containers do not reach the machine that runs them',
    Exposed: 'Containers reach {addresses:string}: none starts in a game that begins now',
    Allowed: 'Containers start although they may reach the machine that runs them',
    NotChecked: 'It was not checked what containers reach',
  },
};
