import type { Sentences } from './sentence-keys.ts';

/** The messages in Spanish. `{seconds}` is the wait of RATE_LIMITED. */
export const esEs: Partial<Sentences> = {
  VALIDATION_FAILED: 'En los datos falta algo o algo no es como debería.',
  MALFORMED_JSON: 'No se ha podido leer la petición: su contenido no es JSON válido.',
  UNSUPPORTED_MEDIA_TYPE: 'La petición tiene un tipo de contenido que esta llamada no acepta.',
  PAYLOAD_TOO_LARGE: 'Es más grande de lo que acepta este sitio.',
  NOT_FOUND: 'No hay nada en esta dirección.',
  METHOD_NOT_ALLOWED: 'Esta dirección no responde a ese método.',
  NOT_SIGNED_IN: 'Primero inicia sesión.',
  FORBIDDEN: 'Tu cuenta no puede hacer eso.',
  BANNED: 'Esta cuenta está vetada. Pregunta a la organización si crees que es un error.',
  ORIGIN_REFUSED: 'La petición venía de una página de otro sitio y se ha rechazado.',
  RATE_LIMITED: 'Has ido demasiado rápido. Vuelve a intentarlo en {seconds} s.',
  INTERNAL:
    'El servidor ha cometido un error. Está en el registro; cita el identificador de la petición si lo comunicas.',
  NOT_IMPLEMENTED: 'Este servidor aún no sabe hacer eso.',
  OVERLOADED: 'El servidor está sobrecargado ahora mismo. Vuelve a intentarlo en un momento.',

  WRONG_CREDENTIALS: 'El usuario o la contraseña son incorrectos.',
  ACCOUNT_NOT_CONFIRMED: 'Esta cuenta aún no está confirmada.',
  REGISTRATION_CLOSED: 'Este sitio no admite cuentas nuevas por ahora.',
  USER_NAME_INVALID: 'Un nombre de usuario tiene de 3 a 15 caracteres visibles y ninguna «@».',
  USER_NAME_TAKEN: 'Ese nombre de usuario ya está en uso.',
  EMAIL_TAKEN: 'Esa dirección de correo ya tiene una cuenta.',
  PASSWORD_TOO_WEAK:
    'Una contraseña necesita una cifra, una minúscula, una mayúscula y al menos 6 caracteres.',
  USER_NOT_FOUND: 'Ese usuario no existe.',
  USER_IS_CAPTAIN:
    'Este usuario es capitán de un equipo. Antes hay que ceder o eliminar el equipo.',
  OWN_ACCOUNT: 'No puedes hacer eso con tu propia cuenta.',
  LAST_ADMIN:
    'El sitio necesita una cuenta de administración que pueda entrar, y esta es la última.',
  WRONG_PASSWORD: 'La contraseña actual es incorrecta.',
  CAPTCHA_FAILED: 'El captcha ha fallado. Vuelve a intentarlo.',
  CAPTCHA_UNAVAILABLE:
    'Ahora no se puede comprobar que eres una persona. Inténtalo de nuevo en un momento.',
  EMAIL_DOMAIN_NOT_ALLOWED: 'Este sitio no acepta direcciones de correo de ese dominio.',
  MAIL_UNAVAILABLE: 'Este sitio no puede enviar correos. Pregunta a la administración.',
  LINK_INVALID: 'Este enlace ya no es válido. Pide uno nuevo.',
  SESSION_NOT_FOUND: 'Esa sesión no existe. Puede que ya haya terminado.',
  MAIL_NOT_FOUND: 'No existe ese correo.',
  MAIL_NOT_RETRYABLE:
    'Este correo no se puede volver a enviar: ya se envió o su enlace ya no es válido.',
  SETUP_TOKEN_INVALID:
    'Este enlace de instalación no es válido. Usa el último que haya escrito el servidor.',
  SETUP_DONE: 'Este sitio ya tiene administración.',

  TEAM_NOT_FOUND: 'Ese equipo no existe.',
  TEAM_LIMIT_REACHED: 'Una sola persona no puede dirigir tantos equipos.',
  NOT_CAPTAIN: 'Solo el capitán del equipo puede hacer eso.',
  NOT_MEMBER: 'Ese usuario no es miembro del equipo.',
  ALREADY_MEMBER: 'Ya eres miembro de este equipo.',
  INVITE_INVALID: 'Este código de invitación no es válido. Pide el actual al capitán.',
  TEAM_LOCKED: 'El equipo está bloqueado hasta que terminen sus competiciones.',
  CAPTAIN_CANNOT_LEAVE:
    'El capitán no puede salir del equipo. Antes tiene que cederlo o eliminarlo.',
  SIGNATURE_INVALID: 'Este token de equipo no corresponde a esa clave.',

  GAME_NOT_FOUND: 'Esa competición no existe.',
  GAME_NOT_STARTED: 'La competición aún no ha empezado.',
  GAME_ENDED: 'La competición ha terminado.',
  NOT_JOINED: 'No participas en esta competición.',
  NOT_ACCEPTED: 'Tu equipo no ha sido aceptado en esta competición.',
  ALREADY_JOINED: 'Ya juegas en esta competición, quizá con otro equipo.',
  DIVISION_REQUIRED: 'Elige una división para participar en esta competición.',
  DIVISION_NOT_FOUND: 'Esa división no existe en esta competición.',
  DIVISION_NOT_JOINABLE: 'Esta división no admite equipos.',
  DIVISION_MISMATCH: 'Tu equipo ya está en otra división de esta competición.',
  DIVISION_IN_USE: 'Hay equipos en esta división. Muévelos antes a otra.',
  INVITE_CODE_WRONG: 'El código de invitación de la competición es incorrecto.',
  TEAM_TOO_LARGE: 'Tu equipo ya juega en esta competición con el máximo de miembros permitido.',
  TEAM_NAME_TAKEN: 'Otro equipo de esta competición tiene el mismo nombre.',
  CANNOT_LEAVE: 'Un equipo aceptado, o cuya competición ha empezado, no se puede retirar.',

  CHALLENGE_NOT_FOUND: 'Ese reto no existe.',
  CHALLENGE_CLOSED: 'Este reto ya no acepta flags.',
  SUBMIT_NOT_ALLOWED: 'Tu división no puede enviar flags de este reto.',
  ATTEMPTS_EXHAUSTED: 'Tu equipo ha agotado sus intentos en este reto.',
  SUBMISSION_NOT_FOUND: 'Ese envío no existe.',
  CONTAINER_NOT_POSSIBLE: 'Este reto no se ejecuta en un contenedor.',
  CONTAINER_RUNNING: 'Tu equipo ya tiene un contenedor de este reto.',
  CONTAINER_LIMIT_REACHED:
    'Tu equipo tiene tantos contenedores como permite esta competición. Destruye uno antes.',
  CONTAINER_NOT_FOUND: 'Ese contenedor no existe. Puede que ya se haya destruido.',
  CONTAINER_FAILED:
    'No se ha podido iniciar o parar el contenedor. Avisa a la organización si sigue pasando.',
  EXTENSION_TOO_EARLY: 'Es demasiado pronto para prolongar la vida de este contenedor.',
  WRITEUP_NOT_ASKED: 'Esta competición no pide writeups.',
  WRITEUP_CLOSED: 'Es demasiado tarde para entregar un writeup.',
  PARTICIPATION_NOT_FOUND: 'Esa participación no existe.',
  NOTICE_NOT_FOUND: 'Ese aviso no existe.',
  NOTICE_NOT_EDITABLE: 'Los avisos que la competición escribe sola no se pueden cambiar.',
  FLAG_REQUIRED: 'Un reto necesita una flag antes de poder activarse.',
  FLAG_TEMPLATE_WEAK:
    'Esta plantilla de flag deja muy poco al azar: las flags se podrían adivinar.',
  CAPTURE_NOT_POSSIBLE:
    'Solo se puede capturar el tráfico de retos que se ejecutan en contenedores.',
  ATTACHMENT_NOT_ALLOWED: 'Este tipo de reto recibe sus adjuntos con sus flags.',
  FILE_NOT_FOUND: 'Ese archivo no existe.',
  FILE_IN_USE: 'Este archivo está en uso. Quítalo antes de donde se usa.',
  IMAGE_INVALID: 'Este archivo no es una imagen que el sitio pueda leer.',
  PACKAGE_INVALID: 'Este archivo no es un paquete de competición, o está dañado.',
  POST_NOT_FOUND: 'Esa entrada no existe.',
  VERSION_CONFLICT:
    'Mientras tanto, otra persona lo ha cambiado. Vuelve a cargarlo y repite el cambio.',
  TOKEN_NOT_FOUND: 'Ese token no existe.',
  PROXY_DISABLED: 'Este sitio no reenvía conexiones. Usa la dirección de la instancia.',
  TOO_MANY_CONNECTIONS: 'Hay demasiadas conexiones abiertas a esta instancia. Cierra una antes.',
  INSTANCE_UNREACHABLE: 'La instancia no acepta conexiones. Puede que aún esté arrancando.',

  LoggedIn: 'Te damos la bienvenida a bordo.',
  AdminConfirmationRequired:
    'Tu cuenta está creada. La administración tiene que confirmarla antes.',
  EmailConfirmationRequired:
    'Tu cuenta está creada. Sigue el enlace del correo que te hemos enviado.',
};
