import type { Words } from '../../words.ts';

export const importReport: Words<'staff', 'importReport'> = {
  title: 'Importación',
  from: {
    Gzctf: 'Importado el {time} de un paquete de competición.',
    Ctfcli: 'Importado el {time} de retos de ctfcli.',
  },
  same: 'Todo está como en el archivo.',
  count: '{count|number} {{dato difiere|datos difieren}} del archivo.',
  show: 'Mostrar diferencias',
  dialogTitle: 'Diferencias con el archivo importado',
  wholeGame: 'Toda la competición',
  first: 'Solo se muestran las primeras {count|number}.',
  notes: {
    CATEGORY_UNKNOWN: 'La categoría no existe aquí; se usa Misc.',
    SCORING_CONVERTED:
      'La puntuación baja por otra curva, que coincide con la anterior a mitad de camino.',
    FLAGS_NOT_STATIC:
      'Se omiten las flags que no son texto simple, como las expresiones regulares.',
    FLAGS_NOT_PACKED: 'El paquete no trae sus flags con archivos: vuelve a añadirlas.',
    FLAGS_CASE_SENSITIVE:
      'Las flags se comparan exactamente; se distinguen mayúsculas y minúsculas.',
    HINTS_WITH_COST: 'Se omiten las pistas que cuestan puntos.',
    HINTS_WITH_REQUIREMENTS: 'Se omiten las pistas que requieren otras pistas.',
    HINT_TITLES: 'Se omiten los títulos de las pistas.',
    IMAGE_NOT_BUILT:
      'Primero hay que crear la imagen y subirla a un registro; no hay ninguna definida.',
    REQUIREMENTS_NOT_SUPPORTED: 'No hay requisitos: el reto está abierto desde el principio.',
    LOGIC_NOT_SUPPORTED: 'Cualquiera de las flags resuelve el reto.',
    FIELD_NOT_SUPPORTED: 'El campo no existe aquí y se omite.',
    FILES_ZIPPED: 'Varios archivos se reunieron en un archivo ZIP.',
    FILES_LOST: 'Faltan archivos en el paquete.',
    FILE_SKIPPED: 'El archivo es de otra herramienta y se omite.',
    GAME_TIMES_CHOSEN: 'El formato no tiene fechas: se eligieron el inicio y el fin.',
    GAME_TIMES_CORRECTED:
      'La congelación debe quedar dentro de la competición, y el plazo de los writeups no antes del fin: se ha corregido.',
    GAME_HIDDEN: 'La competición era visible y ahora está oculta.',
    CHALLENGES_DISABLED: 'Los retos que estaban activados ahora están desactivados.',
  },
};
