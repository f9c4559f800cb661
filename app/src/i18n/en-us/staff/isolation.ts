export const isolation = {
  exposed:
    'Containers reach {addresses:string}, which should be closed to them. No test container and no instance starts, except in games that were running before.',
  allowed: 'CONTAINER_ALLOW_UNISOLATED is on: containers start whatever they reach.',
  allowedExposed:
    'CONTAINER_ALLOW_UNISOLATED is on: containers start although they reach {addresses:string}, so players may attack that machine.',
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
