import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { reports } from '../records/walks.ts'
import type { Chapter } from './chapter.ts'
import { indexPage, machinePage } from './pages.ts'
import { style } from './style.ts'

/** Writes the pages, their style and their script to the folder that the product serves. */
export async function writePages(chapters: Chapter[]) {
  mkdirSync(reports, { recursive: true })
  writeFileSync(join(reports, 'style.css'), style)
  writeFileSync(join(reports, 'index.html'), indexPage(chapters, new Date()))
  for (const chapter of chapters) {
    writeFileSync(join(reports, `${chapter.id}.html`), machinePage(chapter, chapters))
  }
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: reports,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'viewer/viewer.ts'),
        output: { format: 'iife', entryFileNames: 'viewer.js' },
      },
    },
  })
}
