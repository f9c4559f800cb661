/** Texts of the page of the site's settings. */
export const settings = {
  find: 'Find a setting',
  noMatch: 'No setting matches',
  identity: 'Site identity',
  identityText: 'Shown on every page, in browser tabs and in mails.',
  name: 'Name',
  slogan: 'Slogan',
  description: 'Description',
  descriptionHint: 'For search engines and previews of links',
  footer: 'Footer',
  logo: 'Logo',
  logoHint: 'PNG, JPEG, WebP, AVIF or GIF, at most 3 MiB',
  upload: 'Upload',
  removeLogo: 'Remove logo',
  logoSizes: 'Logo at its four sizes',
  theme: 'Theme',
  themeText: 'Players see it unless they chose their own colour.',
  brand: 'Brand colour',
  resetBrand: 'Use the default colour',
  accounts: 'Accounts',
  register: 'Registration open',
  registerHint: 'Anybody may create an account',
  active: 'Activate on registration',
  activeHint: 'New accounts may sign in at once, without any confirmation',
  confirm: 'E-mail must be confirmed',
  confirmWithoutMail:
    'No mail is sent to confirm an address, so nobody who registers can sign in: SMTP_URL or PUBLIC_URL is not set.',
  confirmHint: 'By a link in a mail; otherwise an administrator confirms',
  noEffect: 'Has no effect while accounts are activated on registration',
  captcha: 'Browser check',
  captchaHint: 'Asked when registering, signing in and recovering a password',
  domains: 'Allowed mail domains',
  domainsHint: 'Separated by commas; empty means any',
  containers: 'Containers',
  lifetime: 'Lifetime',
  extension: 'Extension',
  renewal: 'Renewal window',
  minutes: 'min',
  life: 'An instance ends after {end:string}. From {from:string} on it can be extended, then until {extended:string}.',
  lifeStart: '{time:string} start',
  lifeEnd: '{time:string} end',
  lifeExtended: '{time:string} once extended',
  lifeFrom: 'extend from {time:string}',
  autoDestroy: 'End the oldest instance at the limit',
  autoDestroyHint: 'Otherwise the player is asked which to end',
  on: 'on',
  off: 'off',
  state: {
    title: 'State of the site',
    text: 'Whether each part works, as this server sees it now.',
    loadFailed: 'Could not load the state of the site',
    takeOver: {
      act: 'This is the site now',
      title: 'Is this the site now?',
      effect:
        'Containers that this site does not know are removed, and mails that waited are sent. Stop the other site first: it becomes the copy.',
    },
    toMail: 'Open mails',
    reaches: 'Open to containers: {addresses:string}',
    parts: {
      Database: 'Database',
      Clock: 'Clock of the server',
      Files: 'Files',
      Mail: 'Mail',
      Captcha: 'Browser check',
      PublicUrl: 'Address of the site',
      Proxy: 'Proxies',
      Containers: 'Containers',
      Jobs: 'Background jobs',
    },
    states: { Ready: 'Ready', NeedsAttention: 'Needs attention', Off: 'Off' },
    reasons: {
      DatabaseSlow: 'It answers slowly. Check the load and the disk of its machine.',
      DatabaseFull:
        'There was no room to store something in the last five minutes. Free space on the disk of the database.',
      ClockDiffers:
        'The clock of the server differs from that of the database by 2 seconds or more. Games go by the database; set both clocks by NTP.',
      FilesNotWritable: 'Nothing can be written. Check DATA_DIR and its permissions.',
      FilesSpaceLow: 'The disk is almost full. Free space, or delete files that nothing uses.',
      MailServerMissing:
        'Mails are kept until an administrator passes them on. Set SMTP_URL to send them.',
      MailNeeded:
        'New accounts have to confirm their address, and no such mail is sent. Set SMTP_URL and PUBLIC_URL, or change it under Accounts.',
      MailUrlMissing: 'Mails with links are not sent. Set PUBLIC_URL.',
      MailRefused: 'The last mail could not be sent. The page of mails says why.',
      CaptchaMissing: 'Accounts ask for it, and none is chosen. Set CAPTCHA_PROVIDER.',
      CaptchaUnused: 'Nobody is asked for it. The switch is under Accounts.',
      PublicUrlMissing: 'The site does not know its own address. Set PUBLIC_URL.',
      PublicUrlInsecure:
        'Passwords travel unencrypted. Serve the site over https, and change PUBLIC_URL.',
      ProxyHeaderMissing:
        'A proxy in front sends no X-Forwarded-For, so all people behind it share the limits of one address. The operators’ guide has complete blocks.',
      ProxyUntrusted:
        'A proxy sends X-Forwarded-For from an address that TRUST_PROXY does not name, so all people behind it share the limits of one address. Set TRUST_PROXY.',
      ProxyHops:
        'Requests come through more proxies than TRUST_PROXY names, so people share the limits of a proxy’s address. Name all of them in TRUST_PROXY.',
      AddressShared:
        '50 people or more were active from one address in the last hour. At a venue or a campus raise the factors of the limits; else check the proxy.',
      ContainersMissing: 'This server starts no containers for challenges.',
      ContainersUnavailable: 'The container engine does not answer.',
      ContainersElsewhere:
        'This is a copy: another running site holds the containers. This one starts and removes none and sends no queued mail, until you say that it is the site.',
      ContainersAsking:
        'It is being found out whether another copy of this site runs. Until then no container starts; it takes a minute at most.',
      ContainersUnchecked:
        'The server may not use Leases in the namespace of the containers, so a copy of this site would not be noticed. Apply deploy/kubernetes.yaml again.',
      ContainersNotEnforced:
        'Not enforced: containers reach machines that should be closed to them. Run deploy/docker-firewall on the engine’s machine (docs/operators.md). Until then no test container and no instance starts, except in games that were running before.',
      ContainersAllowed: 'CONTAINER_ALLOW_UNISOLATED is on: containers start whatever they reach.',
      ContainersNotChecked:
        'Not checked: it is not known what containers reach. On Docker the log of the server says why; on Kubernetes nothing is tried.',
      JobsLate: 'A job has waited for more than five minutes. The log of the server may say why.',
      JobsFailed: 'A job failed and is not tried again. The log of the server says why.',
    },
  },
  loadFailed: 'Could not load the settings',
};
