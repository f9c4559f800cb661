import type { Words } from '../../words.ts';

export const settings: Words<'staff', 'settings'> = {
  find: 'Chercher un réglage',
  noMatch: 'Aucun réglage ne correspond',
  identity: 'Identité du site',
  identityText: 'Affiché sur chaque page, dans les onglets et les courriers.',
  name: 'Nom',
  slogan: 'Devise',
  description: 'Présentation',
  descriptionHint: 'Pour les moteurs de recherche et les aperçus de liens',
  footer: 'Pied de page',
  logo: 'Logo du site',
  logoHint: 'PNG, JPEG, WebP, AVIF ou GIF, 3 Mio au plus',
  upload: 'Téléverser',
  removeLogo: 'Retirer le logo',
  logoSizes: 'Le logo dans ses quatre tailles',
  theme: 'Thème',
  themeText: 'Visible par les joueurs qui n’ont pas choisi leur couleur.',
  brand: 'Couleur de marque',
  resetBrand: 'Utiliser la couleur par défaut',
  accounts: 'Comptes',
  register: 'Inscription ouverte',
  registerHint: 'Chacun peut créer un compte',
  active: 'Activer à l’inscription',
  activeHint: 'Les nouveaux comptes se connectent aussitôt, sans confirmation',
  confirm: 'L’e-mail doit être confirmé',
  confirmWithoutMail:
    'Aucun e-mail de confirmation n’est envoyé : personne qui s’inscrit ne peut se connecter. SMTP_URL ou PUBLIC_URL n’est pas défini.',
  confirmHint: 'Par un lien reçu par e-mail ; sinon un administrateur confirme',
  noEffect: 'Sans effet tant que les comptes sont activés à l’inscription',
  captcha: 'Vérification du navigateur',
  captchaHint: 'À l’inscription, à la connexion et pour un mot de passe oublié',
  domains: 'Domaines de courrier admis',
  domainsHint: 'Séparés par des virgules ; vide : tous',
  containers: 'Conteneurs',
  lifetime: 'Durée de vie',
  extension: 'Prolongation',
  renewal: 'Fenêtre de prolongation',
  minutes: 'minutes',
  life: 'Une instance se termine après {end}. À partir de {from} elle peut être prolongée, alors jusqu’à {extended}.',
  lifeStart: '{time} début',
  lifeEnd: '{time} fin',
  lifeExtended: '{time} prolongée',
  lifeFrom: 'prolongeable dès {time}',
  autoDestroy: 'Arrêter l’instance la plus ancienne à la limite',
  autoDestroyHint: 'Sinon, le joueur choisit laquelle',
  on: 'activé',
  off: 'désactivé',
  state: {
    title: 'État du site',
    text: 'Si chaque partie fonctionne, telle que ce serveur la voit maintenant.',
    loadFailed: 'Impossible de charger l’état du site',
    takeOver: {
      act: 'C’est maintenant le site',
      title: 'Est-ce maintenant le site ?',
      effect:
        'Les conteneurs que ce site ne connaît pas sont supprimés et les e-mails en attente sont envoyés. Arrêtez d’abord l’autre site : il devient la copie.',
    },
    toMail: 'Ouvrir les e-mails',
    reaches: 'Ouvert aux conteneurs : {addresses}',
    parts: {
      Database: 'Base de données',
      Clock: 'Horloge du serveur',
      Files: 'Fichiers',
      Mail: 'Courrier',
      Captcha: 'Vérification du navigateur',
      PublicUrl: 'Adresse du site',
      Proxy: 'Proxys',
      Containers: 'Conteneurs',
      Jobs: 'Tâches de fond',
    },
    states: {
      Ready: 'Prêt',
      NeedsAttention: 'À vérifier',
      Off: 'Désactivé',
    },
    reasons: {
      DatabaseSlow: 'Elle répond lentement. Vérifiez la charge et le disque de sa machine.',
      DatabaseFull:
        'La place a manqué pour enregistrer quelque chose ces cinq dernières minutes. Libérez de l’espace sur le disque de la base de données.',
      ClockDiffers:
        'L’horloge du serveur s’écarte de celle de la base de données d’au moins 2 secondes. Les compétitions suivent la base de données ; réglez les deux horloges par NTP.',
      FilesNotWritable: 'Rien ne peut être écrit. Vérifiez DATA_DIR et ses droits.',
      FilesSpaceLow:
        'Le disque est presque plein. Libérez de la place ou supprimez les fichiers inutilisés.',
      MailServerMissing:
        'Les e-mails sont gardés jusqu’à ce qu’un administrateur les transmette. Définissez SMTP_URL pour les envoyer.',
      MailNeeded:
        'Les nouveaux comptes doivent confirmer leur adresse, et ces e-mails ne sont pas envoyés. Définissez SMTP_URL et PUBLIC_URL, ou modifiez ce choix sous Comptes.',
      MailUrlMissing: 'Les e-mails avec un lien ne sont pas envoyés. Définissez PUBLIC_URL.',
      MailRefused: 'Le dernier e-mail n’a pas pu être envoyé. La page des e-mails dit pourquoi.',
      CaptchaMissing:
        'Les comptes la demandent, et aucune n’est choisie. Définissez CAPTCHA_PROVIDER.',
      CaptchaUnused: 'Personne n’y est soumis. L’interrupteur est sous Comptes.',
      PublicUrlMissing: 'Le site ne connaît pas sa propre adresse. Définissez PUBLIC_URL.',
      PublicUrlInsecure:
        'Les mots de passe circulent en clair. Servez le site en https et changez PUBLIC_URL.',
      ProxyHeaderMissing:
        'Un proxy en amont n’envoie pas X-Forwarded-For : toutes les personnes derrière lui partagent les limites d’une adresse. Le guide des opérateurs a des blocs complets.',
      ProxyUntrusted:
        'Un proxy envoie X-Forwarded-For depuis une adresse que TRUST_PROXY ne nomme pas : toutes les personnes derrière lui partagent les limites d’une adresse. Définissez TRUST_PROXY.',
      ProxyHops:
        'Les requêtes passent par plus de proxys que TRUST_PROXY n’en nomme : les limites de l’adresse d’un proxy sont partagées. Nommez-les tous dans TRUST_PROXY.',
      AddressShared:
        '50 personnes ou plus ont été actives depuis une adresse durant la dernière heure. Sur un lieu ou un campus, augmentez les facteurs des limites ; sinon, vérifiez le proxy.',
      ContainersMissing: 'Ce serveur ne démarre pas de conteneurs pour les défis.',
      ContainersUnavailable: 'Le moteur de conteneurs ne répond pas.',
      ContainersElsewhere:
        'Ceci est une copie : un autre site en marche détient les conteneurs. Celui-ci n’en démarre et n’en supprime aucun et n’envoie pas les e-mails en attente, tant que vous ne dites pas qu’il est le site.',
      ContainersAsking:
        'Le serveur vérifie si une autre copie de ce site tourne. D’ici là, aucun conteneur ne démarre ; cela prend une minute au plus.',
      ContainersUnchecked:
        'Le serveur ne peut pas utiliser de Leases dans le namespace des conteneurs : une copie de ce site passerait inaperçue. Appliquez à nouveau deploy/kubernetes.yaml.',
      ContainersNotEnforced:
        'Non appliqué : les conteneurs atteignent des machines qui devraient leur être fermées. Exécutez deploy/docker-firewall sur la machine du moteur (docs/operators.md). D’ici là, aucun conteneur de test ni aucune instance ne démarre, sauf dans les compétitions déjà en cours.',
      ContainersAllowed:
        'CONTAINER_ALLOW_UNISOLATED est activé : les conteneurs démarrent quoi qu’ils atteignent.',
      ContainersNotChecked:
        'Non vérifié : on ne sait pas ce que les conteneurs atteignent. Avec Docker, le journal du serveur dit pourquoi ; avec Kubernetes, rien n’est essayé.',
      JobsLate:
        'Une tâche attend depuis plus de cinq minutes. Le journal du serveur peut dire pourquoi.',
      JobsFailed: 'Une tâche a échoué et n’est plus tentée. Le journal du serveur dit pourquoi.',
    },
  },
  loadFailed: 'Impossible de charger les réglages',
};
