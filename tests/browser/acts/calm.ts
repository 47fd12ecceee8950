/** For `test.use`, where no movement is looked at: a page that moves is drawn many times for one thing that happens. */
export const calm = { contextOptions: { reducedMotion: 'reduce' } } as const
