import type { Words } from '../words.ts';

/** Words of the page about the site and its software. */
export const about: Words<'about'> = {
  title: 'Acerca de',
  lead: 'Funciona con Halyard, la driza que iza una bandera.',
  source: 'Código fuente',
  copy: 'Copiar la versión',
  keyboard: 'Teclado',
  changeKeys: 'Cambiar teclas',
  people: 'Personas',
  peopleText:
    'Halyard lo hacen quienes contribuyen. El historial del repositorio nombra a todos; esta página no nombra a nadie que no lo haya pedido.',
  accessibility: 'Accesibilidad',
  accessibilityText:
    'Hecho para WCAG 2.2 AA: todo funciona con teclado y lector de pantalla, en claro y oscuro, con alto contraste y con cualquier color del sitio. Si algo no funciona, díselo a la organización de este sitio.',
  gaps: 'Carencia conocida: el tráfico capturado se muestra solo como texto y bytes.',
  build: 'Esta compilación',
  official: 'Oficial',
  unofficial: 'No oficial',
  unofficialText:
    'No es una versión publicada: {facts} falta o no es como en una versión publicada.',
  version: 'Versión',
  commit: 'Commit',
  committed: 'Confirmado',
  built: 'Compilado',
  server: 'Servidor',
  answers: 'responde en {time} ms',
  silent: 'no responde',
  unknown: 'desconocido',
  browser: 'Navegador',
  language: 'Idioma',
  madeWith: 'Hecho con',
  licences: '{count|number} {{licencia|licencias}}',
  noThirdParties: 'Ninguna parte de esta página se carga de otros sitios.',
  repository: 'Repositorio',
  programs: 'Para programas',
  programsText:
    'Los programas hacen las mismas llamadas que estas páginas. El SDK para JavaScript y TypeScript comprueba cada respuesta.',
  reference: 'Referencia de la API',
  sdk: 'Descargar el SDK',
};
