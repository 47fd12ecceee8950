import type { Plugin } from 'vite'

/**
 * Puts the first script into the page, for which no browser then has to ask before it paints. Those that import of it find there what
 * it has made: nothing runs twice.
 */
export function pageScript(): Plugin {
  return {
    name: 'plaza-page-script',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        const start = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'start')
        if (page?.type !== 'asset' || start?.type !== 'chunk') throw new Error('There is no first script.')
        const { fileName, code, imports } = start
        const script = code
          .replace(/export\{([^{}]*)\};\s*$/, (_, list: string) => `globalThis.plaza={${pairs(list, 'by')}};`)
          // In a page this would mean beside the page.
          .replaceAll(/(?<=\bimport\([`'"])\.\//g, '/assets/')
        const tag = ` crossorigin src="/${fileName}"></script>`
        const html = String(page.source)
        if (
          imports.length > 0 ||
          script.includes('export{') ||
          /<\/script|<!--/i.test(script) ||
          !html.includes(tag)
        )
          throw new Error('The first script cannot stand in the page.')
        page.source = html
          .replace(tag, () => `>${script.trim()}</script>`)
          .replace(`<link rel="modulepreload" crossorigin href="/${fileName}" />`, '')
        delete bundle[fileName]
        delete bundle[`${fileName}.map`]
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = withoutFile(file.code, fileName.replace('assets/', ''))
      },
    },
  }
}

/** As long as before, for the sake of the map. The style has no file either (`landing.ts`). */
function withoutFile(code: string, file: string): string {
  const importing = new RegExp(`import(?:\\{([^{}]*)\\}from)?"\\./${file}";`, 'g')
  const changed = code
    .replaceAll(importing, (all: string, list?: string) =>
      (list ? `const{${pairs(list, 'from')}}=globalThis.plaza;` : '').padEnd(all.length),
    )
    .replaceAll(/"assets\/start-[\w-]+\.(js|css)"/g, (name) => '""'.padEnd(name.length))
  if (changed.includes(file)) throw new Error('The first script is imported in another way.')
  return changed
}

/** Of `a as b` in a list of exports or imports, as the parts of an object. */
function pairs(list: string, kind: 'by' | 'from'): string {
  const both = list.split(',').map((pair) => pair.split(' as '))
  return both.map(([one = '', other = one]) => (kind === 'by' ? `${other}:${one}` : `${one}:${other}`)).join()
}
