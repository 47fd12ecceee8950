/** A region for filters that can be collapsed on small screens. */
export const panelRegion = <Initial extends 'shown' | 'folded'>(initial: Initial) =>
  ({
    initial,
    states: {
      shown: { on: { 'panel.toggle': 'folded' } },
      folded: { on: { 'panel.toggle': 'shown' } },
    },
  }) as const
