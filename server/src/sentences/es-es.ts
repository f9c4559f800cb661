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
  PASSWORD_CHANGE_REQUIRED: 'Tu contraseña te la dio la administración. Cámbiala primero.',
  BANNED: 'Esta cuenta está vetada. Pregunta a la organización si crees que es un error.',
  ORIGIN_REFUSED: 'La petición venía de una página de otro sitio y se ha rechazado.',
  HOST_REFUSED:
    'El servidor no reconoce esta dirección como suya, así que aquí no se puede cambiar nada. Quien lo administra debe definir PUBLIC_URL con la dirección del sitio.',
  RATE_LIMITED: 'Has ido demasiado rápido. Vuelve a intentarlo en {seconds} s.',
  INTERNAL:
    'El servidor ha cometido un error. Está en el registro; cita el identificador de la petición si lo comunicas.',
  NOT_IMPLEMENTED: 'Este servidor aún no sabe hacer eso.',
  OVERLOADED: 'El servidor está sobrecargado ahora mismo. Vuelve a intentarlo en un momento.',
  DATABASE_UNAVAILABLE:
    'El sitio no puede acceder a su base de datos. Vuelve a intentarlo en un momento.',
  STORAGE_FULL:
    'Al sitio no le queda espacio para guardar esto, así que no se ha cambiado nada. Avisa a los organizadores.',

  WRONG_CREDENTIALS: 'El usuario o la contraseña son incorrectos.',
  ACCOUNT_NOT_CONFIRMED: 'Esta cuenta aún no está confirmada.',
  ACCOUNT_CONFIRMED:
    'Esta cuenta ya está confirmada. Inicia sesión y cambia la dirección en tu perfil.',
  REGISTRATION_CLOSED: 'Este sitio no admite cuentas nuevas por ahora.',
  USER_NAME_INVALID: 'Un nombre de usuario tiene de 3 a 15 caracteres visibles y ninguna «@».',
  USER_NAME_TAKEN: 'Ese nombre de usuario ya está en uso.',
  EMAIL_TAKEN: 'Esa dirección de correo ya tiene una cuenta.',
  PASSWORD_TOO_WEAK:
    'Una contraseña necesita una cifra, una minúscula, una mayúscula y al menos 6 caracteres.',
  USER_NOT_FOUND: 'Ese usuario no existe.',
  INVITATION_USED: 'Este usuario ya ha elegido una contraseña.',
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
  TEAM_NAME_LOOKS_ALIKE:
    'El nombre de otro equipo de esta competición se ve igual. La organización puede permitir ambos.',
  CANNOT_LEAVE: 'Un equipo aceptado, o cuya competición ha empezado, no se puede retirar.',

  CHALLENGE_NOT_FOUND: 'Ese reto no existe.',
  CHALLENGE_CLOSED: 'Este reto ya no acepta flags.',
  SUBMIT_NOT_ALLOWED: 'Tu división no puede enviar flags de este reto.',
  ATTACHMENTS_EXHAUSTED:
    'No queda ningún archivo para tu equipo. Cada equipo recibe el suyo y la organización debe añadir más.',
  ATTEMPTS_EXHAUSTED: 'Tu equipo ha agotado sus intentos en este reto.',
  SUBMISSION_NOT_FOUND: 'Ese envío no existe.',
  EVIDENCE_NOT_FOUND: 'Estos equipos no tienen ese envío ni ese suceso.',
  CONTAINER_NOT_POSSIBLE: 'Este reto no se ejecuta en un contenedor.',
  CONTAINER_RUNNING: 'Tu equipo ya tiene un contenedor de este reto.',
  CONTAINER_LIMIT_REACHED:
    'Tu equipo tiene tantos contenedores como permite esta competición. Destruye uno antes.',
  CONTAINER_NOT_FOUND: 'Ese contenedor no existe. Puede que ya se haya destruido.',
  CONTAINER_FAILED:
    'No se ha podido iniciar o parar el contenedor. Avisa a la organización si sigue pasando.',
  CONTAINERS_DISABLED:
    'Este sitio no ejecuta contenedores: no hay ningún motor de contenedores configurado.',
  CONTAINERS_NOT_ISOLATED:
    'No se inicia ningún contenedor mientras los contenedores lleguen a servicios de la máquina del motor. En Organizar → Ajustes están las direcciones; la guía para operadores dice cómo cerrarlas.',
  CONTAINERS_PAUSED:
    'Ahora no se pueden iniciar instancias, porque la organización tiene que proteger antes la máquina que las ejecuta.',
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
  TOKEN_ENDED: 'Este token ha terminado para siempre. Crea uno nuevo.',
  TOKEN_REVOKED_BY_ADMIN: 'La administración revocó este token; solo ella puede restaurarlo.',
  TOKEN_LIMIT_REACHED:
    'Una cuenta no puede tener más tokens de API. Elimina uno que ya no haga falta.',
  PROXY_DISABLED: 'Este sitio no reenvía conexiones. Usa la dirección de la instancia.',
  TOO_MANY_CONNECTIONS: 'Hay demasiadas conexiones abiertas a esta instancia. Cierra una antes.',
  INSTANCE_UNREACHABLE: 'La instancia no acepta conexiones. Puede que aún esté arrancando.',

  LoggedIn: 'Te damos la bienvenida a bordo.',
  AdminConfirmationRequired:
    'Tu cuenta está creada. La administración tiene que confirmarla antes.',
  EmailConfirmationRequired:
    'Tu cuenta está creada. Sigue el enlace del correo que te hemos enviado.',

  LOG_ACCOUNT_CONFIRMATION_AWAITED: 'Registro realizado. La cuenta espera su confirmación.',
  LOG_REGISTERED: 'Registro realizado.',
  LOG_SIGNED_IN: 'Sesión iniciada.',
  LOG_SIGN_IN_REFUSED: 'Se rechazó el inicio de sesión como {account}.',
  LOG_SIGN_IN_UNKNOWN: 'Se rechazó el inicio de sesión en una cuenta desconocida.',
  LOG_ACCESS_REFUSED: 'Acceso denegado: {method} {path}.',
  LOG_ATTACHMENTS_EXHAUSTED:
    '{challenge} tiene menos archivos que equipos: {team} no recibió ninguno. Añade flags con archivos.',
  LOG_CONTAINER_DESTROYED: 'Se destruyó el contenedor de {challenge}.',
  LOG_CONTAINERS_CLOSED_OFF:
    'Los contenedores ya no llegan a direcciones que deberían estar cerradas para ellos.',
  LOG_CONTAINERS_EXPOSED:
    'Los contenedores llegan a direcciones que deberían estar cerradas para ellos: {addresses}. No se inicia ninguno, salvo en las competiciones que ya estaban en curso.',
  LOG_CONTAINER_OVER_STORAGE:
    'Se terminó el contenedor de {challenge}, que había escrito más de {megabytes} MB.',
  LOG_CAPTURES_DELETED:
    'Se borraron archivos de tráfico capturado de {team} en {challenge}: {count}.',
  LOG_CONTAINER_FAILED: 'No se pudo iniciar el contenedor de {challenge}: {reason}.',
  LOG_CONTAINER_STARTED: 'Se inició el contenedor de {challenge}.',
  LOG_CAPTCHA_UNAVAILABLE: 'No se pudo comprobar el captcha: su servicio no responde como debe.',
  LOG_REQUEST_FAILED: 'Una petición ha fallado: {method} {path}.',
  LOG_FILE_DELETED: 'Se eliminó el archivo {file}.',
  LOG_FILE_MISSING: 'Se pidió un archivo desconocido: {file}.',
  LOG_FILE_UNKNOWN: 'Una petición nombró un archivo desconocido: {method} {path}.',
  LOG_LINES_LOST: 'Se perdieron líneas del registro: {count}.',
  LOG_LINES_OMITTED: 'Se omitieron líneas similares: {count}.',
  LOG_LOGO_REMOVED: 'Se quitó el logotipo.',
  LOG_LOGO_SET: 'Se puso el logotipo.',
  LOG_SETTINGS_CHANGED: 'Se cambiaron ajustes: {settings}.',
  LOG_TOKEN_CREATED: 'Se creó el token de API {token}.',
  LOG_TOKEN_DELETED: 'Se eliminó el token de API {token}.',
  LOG_TOKEN_RESTORED: 'Se restauró el token de API {token}.',
  LOG_TOKEN_REVOKED: 'Se revocó el token de API {token}.',
  LOG_SITE_SET_UP: 'Se configuró el sitio.',
  LOG_SITE_STARTED: 'Se inició el servidor.',
  LOG_SITE_STOPPED: 'Se detuvo el servidor.',
  LOG_TEAM_CLOSED: 'Se cerró el equipo {team}.',
  LOG_TEAM_CREATED: 'Se creó el equipo {team}.',
  LOG_TEAM_DELETED: 'Se eliminó el equipo {team}.',
  LOG_TEAM_JOINED: 'Se unió al equipo {team}.',
  LOG_TEAM_KICKED: 'Expulsó a {member} del equipo {team}.',
  LOG_TEAM_LEFT: 'Dejó el equipo {team}.',
  LOG_TEAM_TRANSFERRED: 'Traspasó el equipo {team} a {captain}.',

  MAIL_GREETING: 'Hola, {userName}:',
  MAIL_LINK_ENDS: 'El enlace funciona una sola vez, hasta {time}.',
  MAIL_SENT_BY: '{site} ha enviado este correo a {to}.',
  MAIL_IGNORE: 'Si no lo has pedido, ignora este correo: no cambiará nada.',
  MAIL_SUBJECT_VerifyAccount: 'Confirma tu cuenta',
  MAIL_TEXT_VerifyAccount:
    'La cuenta {userName} se ha registrado en {site} con esta dirección. Sigue el enlace para confirmarla.',
  MAIL_BUTTON_VerifyAccount: 'Confirmar la cuenta',
  MAIL_NOTE_VerifyAccount: 'Si no has registrado esta cuenta, no sigas el enlace.',
  MAIL_SUBJECT_ResetPassword: 'Elige una contraseña nueva',
  MAIL_TEXT_ResetPassword:
    'Alguien ha pedido una contraseña nueva para tu cuenta en {site}. Sigue el enlace para elegirla. Después se cerrará la sesión en todos los dispositivos.',
  MAIL_BUTTON_ResetPassword: 'Elegir una contraseña nueva',
  MAIL_SUBJECT_Invitation: 'Elige tu contraseña',
  MAIL_TEXT_Invitation:
    'La organización de {site} ha creado una cuenta para ti: {userName}, con la dirección {to}. Elige una contraseña para iniciar sesión.',
  MAIL_BUTTON_Invitation: 'Elegir una contraseña',
  MAIL_NOTE_Invitation:
    'Si no sabes de qué se trata, ignora este correo: sin el enlace nadie puede iniciar sesión en la cuenta.',
  MAIL_SUBJECT_ConfirmEmail: 'Confirma tu nueva dirección',
  MAIL_TEXT_ConfirmEmail:
    'Tu cuenta en {site} va a tener esta dirección. Sigue el enlace para confirmarla.',
  MAIL_BUTTON_ConfirmEmail: 'Confirmar la dirección',
  MAIL_SUBJECT_ApproveEmailChange: 'Permite otra dirección',
  MAIL_TEXT_ApproveEmailChange:
    'Alguien que tiene abierta una sesión en tu cuenta de {site}, y no ha dado su contraseña, ha pedido cambiar su dirección a {newEmail}. Si has sido tú, sigue el enlace. La dirección nueva recibirá entonces otro enlace, y nada cambia hasta que se siga.',
  MAIL_BUTTON_ApproveEmailChange: 'Permitir el cambio',
  MAIL_SUBJECT_EmailChangeRequested: 'Tu dirección va a cambiar',
  MAIL_TEXT_EmailChangeRequested:
    'Alguien que tiene abierta una sesión en tu cuenta de {site} ha pedido cambiar su dirección a {newEmail}. Cambiará cuando se confirme la nueva dirección.',
  MAIL_NOTE_EmailChangeRequested:
    'Si no has sido tú, cambia ahora mismo tu contraseña: así también se anula la petición.',
  MAIL_SUBJECT_EmailChanged: 'Tu dirección ha cambiado',
  MAIL_TEXT_EmailChanged: 'La dirección de tu cuenta en {site} es ahora {newEmail}.',
  MAIL_NOTE_EmailChanged: 'Si no has sido tú, contacta ahora mismo con la organización.',
  MAIL_SUBJECT_AddressInUse: 'Esta dirección ya tiene una cuenta',
  MAIL_TEXT_AddressInUse:
    'Alguien ha querido usar esta dirección para una cuenta en {site}. Ya pertenece a tu cuenta y no se ha cambiado nada. Si has olvidado tu contraseña, puedes pedir una nueva en la página de inicio de sesión.',
  MAIL_SUBJECT_Test: 'Correo de prueba',
  MAIL_TEXT_Test: 'Este es el correo de prueba que has pedido. Los correos de {site} te llegan.',
  MailOnItsWay: 'Si existe esa cuenta, hay un correo en camino.',
  EmailChangeApprovalMailed: 'Sigue el enlace que hemos enviado a tu dirección actual.',
  EmailChangeMailed: 'Sigue el enlace que hemos enviado a la nueva dirección.',
  LOG_ACCOUNT_CONFIRMED: 'Confirmó la cuenta.',
  LOG_ACCOUNT_DELETED: 'Eliminó la cuenta.',
  LOG_EMAIL_CHANGED: 'Cambió la dirección de correo.',
  LOG_PASSWORD_CHANGED: 'Cambió la contraseña.',
  LOG_PASSWORD_RESET: 'Eligió una contraseña nueva con un enlace recibido por correo.',
  LOG_RENAMED: 'Cambio de nombre: {from} ahora es {to}.',
  LOG_MAIL_DELAYED: 'Todavía no se ha podido entregar un correo ({kind}). Se volverá a intentar.',
  LOG_MAIL_FAILED: 'No se ha podido entregar un correo ({kind}).',

  SHEET_RANK: 'Puesto',
  SHEET_TEAM: 'Equipo',
  SHEET_DIVISION: 'División',
  SHEET_CAPTAIN: 'Capitán',
  SHEET_CREW: 'Miembros',
  SHEET_REAL_NAME: 'Nombre real',
  SHEET_EMAIL: 'Correo electrónico',
  SHEET_STUDENT_NUMBER: 'Número de estudiante',
  SHEET_PHONE: 'Teléfono',
  SHEET_SOLVED: 'Resueltos',
  SHEET_TIME: 'Hora',
  SHEET_SCORE: 'Puntos',
  SHEET_STATUS: 'Resultado',
  SHEET_USER: 'Usuario',
  SHEET_CHALLENGE: 'Reto',
  SHEET_SUBMISSION: 'Envío',
  SHEET_STATUS_FlagSubmitted: 'enviada',
  SHEET_STATUS_Accepted: 'CORRECTA',
  SHEET_STATUS_WrongAnswer: 'INCORRECTA',
  SHEET_STATUS_CheatDetected: 'trampa',
  SHEET_STATUS_NotFound: 'desconocido',
  SHEET_STATUS_Repeat: 'CORRECTA (repetida)',

  GAME_COPY: '{title} (copia)',
};
