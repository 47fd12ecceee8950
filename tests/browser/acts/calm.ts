/**
 * For `test.use` in tests where motion does not matter: an animated page is redrawn many times for each
 * change.
 */
export const calm = { contextOptions: { reducedMotion: 'reduce' } } as const
