import type { Words } from '../../words.ts';

export const importReport: Words<'staff', 'importReport'> = {
  title: 'Importation',
  from: {
    Gzctf: 'Importé le {time} d’un paquet de compétition.',
    Ctfcli: 'Importé le {time} d’épreuves de ctfcli.',
  },
  same: 'Tout est comme dans le fichier.',
  count: '{count|number} {{élément diffère|éléments diffèrent}} du fichier.',
  show: 'Afficher les différences',
  dialogTitle: 'Différences avec le fichier importé',
  wholeGame: 'Toute la compétition',
  first: 'Seules les {count|number} premières sont affichées.',
  notes: {
    CATEGORY_UNKNOWN: 'La catégorie est inconnue ici ; Misc est utilisée.',
    SCORING_CONVERTED:
      'Le score baisse selon une autre courbe, qui rejoint l’ancienne à mi-chemin.',
    FLAGS_NOT_STATIC:
      'Les flags qui ne sont pas du texte simple, comme les expressions régulières, sont omis.',
    FLAGS_NOT_PACKED: 'Le paquet ne contient pas ses flags avec fichiers : ajoutez-les à nouveau.',
    FLAGS_CASE_SENSITIVE: 'Les flags sont comparés exactement ; la casse compte.',
    HINTS_WITH_COST: 'Les indices qui coûtent des points sont omis.',
    HINTS_WITH_REQUIREMENTS: 'Les indices qui en exigent d’autres sont omis.',
    HINT_TITLES: 'Les titres des indices sont omis.',
    IMAGE_NOT_BUILT:
      'L’image doit d’abord être construite et envoyée à un registre ; aucune n’est définie.',
    REQUIREMENTS_NOT_SUPPORTED:
      'Les prérequis n’existent pas ici : l’épreuve est ouverte dès le début.',
    LOGIC_NOT_SUPPORTED: 'N’importe lequel des flags résout l’épreuve.',
    FIELD_NOT_SUPPORTED: 'Le champ n’existe pas ici ; il est omis.',
    FILES_ZIPPED: 'Plusieurs fichiers ont été réunis en un fichier ZIP.',
    FILES_LOST: 'Des fichiers manquent dans le paquet.',
    FILE_SKIPPED: 'Le fichier appartient à un autre outil ; il est omis.',
    GAME_TIMES_CHOSEN: 'Le format n’a pas de dates : le début et la fin ont été choisis.',
    GAME_TIMES_CORRECTED:
      'Le gel doit se situer pendant la compétition, et l’échéance des writeups pas avant la fin : corrigé.',
    GAME_HIDDEN: 'La compétition était visible et est maintenant masquée.',
    CHALLENGES_DISABLED: 'Les épreuves qui étaient activées sont maintenant désactivées.',
  },
};
