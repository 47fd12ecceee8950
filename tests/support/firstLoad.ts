/** What a browser fetches for a route without any interaction, however long the page stays open. */
export interface FirstLoad {
  path: '/' | '/home' | '/explore'
  /** kB (1000 bytes) of gzipped JavaScript. */
  budget: number
  /** The exact names of the scripts that it loads, without the hashes that the build adds. */
  scripts: string[]
}

const every = ['start', 'rolldown-runtime', 'app']

/**
 * All limits of the first load. `tests/bench/size.ts` measures these scripts; in
 * `tests/browser/line/early.deep.spec.ts` a browser fetches them.
 */
export const firstLoads: FirstLoad[] = [
  { path: '/', budget: 150, scripts: [...every, 'form', 'landing'] },
  { path: '/home', budget: 150, scripts: [...every, 'home'] },
  { path: '/explore', budget: 150, scripts: [...every, 'form', 'events', 'Explore'] },
]

/** `app` for `/assets/app-B7iIHAq.js`. */
export const scriptName = (address: string) => /\/?assets\/(.+)-[\w-]{8}\.js$/.exec(address)?.[1]
