import type { Words } from '../words.ts';

/** Words of the account screens. */
export const account: Words<'account'> = {
  signInTitle: 'Iniciar sesión',
  signInLead: 'para continuar a {site}',
  signIn: 'Entrar',
  signedInTitle: 'Sesión iniciada',
  signedInAs: 'como {name}',
  goOn: 'Continuar',
  userNameOrEmail: 'Usuario o correo',
  password: 'Contraseña',
  capsLock: 'Bloq Mayús está activado',
  noAccount: '¿Aún no tienes cuenta?',
  createAccount: 'Crear cuenta',
  createAnAccount: 'Crear una cuenta',
  registerTitle: 'Crear una cuenta',
  registerLead: 'Jugarás en equipo; tu nombre de usuario es público.',
  email: 'Correo',
  userName: 'Nombre de usuario',
  passwordRule:
    'Al menos {min|number} {{carácter|caracteres}}, con una cifra, una minúscula y una mayúscula',
  strength: {
    weak: 'Débil: se adivina pronto',
    fair: 'Regular: más larga es mejor',
    good: 'Buena',
    strong: 'Fuerte',
  },
  repeatPassword: 'Repetir contraseña',
  passwordsDiffer: 'Aún no coincide',
  haveAccount: '¿Ya tienes cuenta?',
  registeredTitle: 'Casi está',
  confirmByMail: 'Te hemos enviado un correo con un enlace. Ábrelo para confirmar tu dirección.',
  confirmByAdmin: 'La administración tiene que confirmar tu cuenta antes de que puedas entrar.',
};
