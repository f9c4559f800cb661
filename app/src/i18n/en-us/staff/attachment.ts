export const attachment = {
  title: 'Attachment',
  atOnce: 'saved at once',
  linkInstead: 'Use a link instead',
  fileInstead: 'Use a file instead',
  link: 'Link',
  linkHint: 'Players follow it to another site.',
  linkWrong: 'A link begins with http:// or https://',
  setLink: 'Set link',
  download: 'Download as a player',
  remove: 'Remove',
  removeTitle: 'Remove the attachment?',
  removeEffect: 'Players can no longer download it. The file is deleted if nothing else uses it.',
};
