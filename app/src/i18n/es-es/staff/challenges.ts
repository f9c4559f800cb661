import type { Words } from '../../words.ts';

export const challenges: Words<'staff', 'challenges'> = {
  caption: 'Retos por categoría',
  filterLabel: 'Filtrar retos',
  find: 'Título',
  show: 'Mostrar',
  views: {
    all: 'Todos',
    enabled: 'Activados',
    drafts: 'Borradores',
  },
  enablingPosts: 'Activar durante la competición publica un aviso.',
  challenge: 'Reto',
  type: 'Tipo',
  points: 'Ahora, de inicial',
  closes: 'Se cierra',
  withGame: 'con la competición',
  number: '{value|number}',
  pointsOf: 'Puntos de {challenge} ahora',
  ofFirst: 'de {value|number}',
  typeAndPoints: '{type} · {points|number} de {first|number}',
  enabledCount: '{count|number} {{activado|activados}}',
  enabledAndDrafts:
    '{enabled|number} {{activado|activados}}, {drafts|number} {{borrador|borradores}}',
  bonus: 'Bonus por blood {shares} %',
  empty: 'Aún no hay retos',
  emptyText: 'Un reto nuevo es un borrador: los jugadores lo ven cuando lo activas.',
  noMatch: 'Ningún reto coincide',
  showAll: 'Mostrar todos los retos',
};
