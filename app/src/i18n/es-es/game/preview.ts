import type { Words } from '../../words.ts';

export const preview: Words<'game', 'preview'> = {
  title: 'Vista previa: lo que ve un equipo aceptado',
  withoutDivision: 'Sin división',
  missing: 'Los jugadores no ven este reto: está desactivado u oculto para esta división.',
  leave: 'Volver a los retos',
  nothingSent: 'Vista previa: no se puede enviar nada',
};
