import type { Words } from '../../words.ts';

export const settings: Words<'staff', 'settings'> = {
  find: 'Buscar un ajuste',
  noMatch: 'Ningún ajuste coincide',
  identity: 'Identidad del sitio',
  identityText: 'Se muestra en cada página, en las pestañas y en los correos.',
  name: 'Nombre',
  slogan: 'Lema',
  description: 'Descripción',
  descriptionHint: 'Para buscadores y vistas previas de enlaces',
  footer: 'Pie de página',
  logo: 'Logotipo',
  logoHint: 'PNG, JPEG, WebP, AVIF o GIF, 3 MiB como máximo',
  upload: 'Subir',
  removeLogo: 'Quitar el logotipo',
  logoSizes: 'El logotipo en sus cuatro tamaños',
  theme: 'Aspecto',
  themeText: 'La ven quienes no eligieron su propio color.',
  brand: 'Color de marca',
  resetBrand: 'Usar el color predeterminado',
  accounts: 'Cuentas',
  register: 'Registro abierto',
  registerHint: 'Cualquiera puede crear una cuenta',
  active: 'Activar al registrarse',
  activeHint: 'Las cuentas nuevas entran al momento, sin confirmación',
  confirm: 'Hay que confirmar el correo',
  confirmWithoutMail:
    'No se envía ningún correo para confirmar la dirección, así que quien se registre no podrá iniciar sesión: falta SMTP_URL o PUBLIC_URL.',
  confirmHint: 'Con un enlace en un correo; si no, confirma un administrador',
  noEffect: 'No tiene efecto mientras las cuentas se activan al registrarse',
  captcha: 'Comprobación del navegador',
  captchaHint: 'Al registrarse, entrar y recuperar la contraseña',
  domains: 'Dominios de correo permitidos',
  domainsHint: 'Separados por comas; vacío: cualquiera',
  containers: 'Contenedores',
  lifetime: 'Duración',
  extension: 'Prórroga',
  renewal: 'Ventana de prórroga',
  minutes: 'minutos',
  life: 'Una instancia termina tras {end}. Desde {from} se puede prolongar, entonces hasta {extended}.',
  lifeStart: '{time} inicio',
  lifeEnd: '{time} fin',
  lifeExtended: '{time} prolongada',
  lifeFrom: 'prolongable desde {time}',
  autoDestroy: 'Terminar la instancia más antigua en el límite',
  autoDestroyHint: 'Si no, se pregunta al jugador cuál',
  on: 'sí',
  off: 'no',
  state: {
    title: 'Estado del sitio',
    text: 'Si cada parte funciona, tal como este servidor lo ve ahora.',
    loadFailed: 'No se pudo cargar el estado del sitio',
    takeOver: {
      act: 'Este es ahora el sitio',
      title: '¿Es este ahora el sitio?',
      effect:
        'Se eliminan los contenedores que este sitio no conoce y se envían los correos que esperaban. Detén antes el otro sitio: pasa a ser la copia.',
    },
    toMail: 'Abrir correos',
    reaches: 'Abierto a los contenedores: {addresses}',
    parts: {
      Database: 'Base de datos',
      Clock: 'Reloj del servidor',
      Files: 'Archivos',
      Mail: 'Correo',
      Captcha: 'Comprobación del navegador',
      PublicUrl: 'Dirección del sitio',
      Proxy: 'Servidores proxy',
      Containers: 'Contenedores',
      Jobs: 'Tareas en segundo plano',
    },
    states: {
      Ready: 'Listo',
      NeedsAttention: 'Requiere atención',
      Off: 'Desactivado',
    },
    reasons: {
      DatabaseSlow: 'Responde despacio. Revisa la carga y el disco de su máquina.',
      DatabaseFull:
        'En los últimos cinco minutos faltó espacio para guardar algo. Libera espacio en el disco de la base de datos.',
      ClockDiffers:
        'El reloj del servidor difiere del de la base de datos en 2 segundos o más. Los juegos se rigen por la base de datos; ajusta ambos relojes con NTP.',
      FilesNotWritable: 'No se puede escribir nada. Revisa DATA_DIR y sus permisos.',
      FilesSpaceLow:
        'El disco está casi lleno. Libera espacio o elimina los archivos que nada usa.',
      MailServerMissing:
        'Los correos se guardan hasta que un administrador los entregue. Define SMTP_URL para enviarlos.',
      MailNeeded:
        'Las cuentas nuevas deben confirmar su dirección y esos correos no se envían. Configura SMTP_URL y PUBLIC_URL, o cámbialo en Cuentas.',
      MailUrlMissing: 'Los correos con enlaces no se envían. Define PUBLIC_URL.',
      MailRefused: 'El último correo no se pudo enviar. La página de correos dice por qué.',
      CaptchaMissing: 'Las cuentas la piden y no hay ninguna elegida. Define CAPTCHA_PROVIDER.',
      CaptchaUnused: 'No se pide a nadie. El interruptor está en Cuentas.',
      PublicUrlMissing: 'El sitio no conoce su propia dirección. Define PUBLIC_URL.',
      PublicUrlInsecure:
        'Las contraseñas viajan sin cifrar. Sirve el sitio por https y cambia PUBLIC_URL.',
      ProxyHeaderMissing:
        'Un proxy delante no envía X-Forwarded-For, así que todas las personas detrás comparten los límites de una dirección. La guía de operadores tiene bloques completos.',
      ProxyUntrusted:
        'Un proxy envía X-Forwarded-For desde una dirección que TRUST_PROXY no nombra, así que todas las personas detrás comparten los límites de una dirección. Define TRUST_PROXY.',
      ProxyHops:
        'Las peticiones pasan por más proxies de los que nombra TRUST_PROXY, así que se comparten los límites de la dirección de un proxy. Nómbralos todos en TRUST_PROXY.',
      AddressShared:
        '50 personas o más estuvieron activas desde una dirección en la última hora. En una sede o un campus sube los factores de los límites; si no, revisa el proxy.',
      ContainersMissing: 'Este servidor no inicia contenedores para los retos.',
      ContainersUnavailable: 'El motor de contenedores no responde.',
      ContainersElsewhere:
        'Esto es una copia: otro sitio en marcha tiene los contenedores. Este no inicia ni elimina ninguno y no envía los correos en cola hasta que digas que es el sitio.',
      ContainersAsking:
        'Se está averiguando si hay otra copia de este sitio en marcha. Hasta entonces no se inicia ningún contenedor; tarda un minuto como mucho.',
      ContainersUnchecked:
        'El servidor no puede usar Leases en el namespace de los contenedores, así que no se notaría una copia de este sitio. Aplica otra vez deploy/kubernetes.yaml.',
      ContainersNotEnforced:
        'No se aplica: los contenedores llegan a máquinas que deberían estar cerradas para ellos. Ejecuta deploy/docker-firewall en la máquina del motor (docs/operators.md). Hasta entonces no se inicia ningún contenedor de prueba ni instancia, salvo en las competiciones que ya estaban en curso.',
      ContainersAllowed:
        'CONTAINER_ALLOW_UNISOLATED está activo: los contenedores se inician lleguen a donde lleguen.',
      ContainersNotChecked:
        'Sin comprobar: no se sabe a qué llegan los contenedores. Con Docker, el registro del servidor dice por qué; con Kubernetes no se prueba nada.',
      JobsLate:
        'Una tarea lleva más de cinco minutos esperando. El registro del servidor puede decir por qué.',
      JobsFailed: 'Una tarea falló y no se repite. El registro del servidor dice por qué.',
    },
  },
  loadFailed: 'No se pudieron cargar los ajustes',
};
