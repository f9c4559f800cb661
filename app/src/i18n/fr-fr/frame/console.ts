import type { Words } from '../../words.ts';

export const console: Words<'frame', 'console'> = {
  platform: 'Halyard',
  copyright: '© 2026 les auteurs de Halyard, Apache License 2.0',
  repository: 'Dépôt',
  tag: 'Tag',
  commit: 'Commit',
  committed: 'Date du commit',
  built: 'Build du',
  unknown: 'inconnu',
  valid: 'Les informations de build sont valides.',
  invalid: 'Les informations de build ne sont pas valides : ce n’est pas un build officiel.',
  faulty: 'Incorrect ou absent : {names}.',
  stop: 'Stop !',
  selfXss:
    'Si quelqu’un vous a dit de copier-coller quelque chose ici, c’est une ruse pour prendre le contrôle de votre compte. Ne collez pas ce que vous ne comprenez pas.',
};
