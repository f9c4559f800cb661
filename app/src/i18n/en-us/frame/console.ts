/** Texts in the browser's console. */
export const console = {
  platform: 'Halyard',
  copyright: '© 2026 the Halyard authors, Apache License 2.0',
  repository: 'Repository',
  tag: 'Tag',
  commit: 'Commit',
  committed: 'Committed',
  built: 'Built',
  unknown: 'unknown',
  valid: 'The build info is valid.',
  invalid: 'The build info is not valid: this is not an official build.',
  faulty: 'Wrong or missing: {names:string}.',
  stop: 'Stop!',
  selfXss:
    'If somebody told you to copy and paste something here, it is a trick to take over your account. Do not paste what you do not understand.',
};
