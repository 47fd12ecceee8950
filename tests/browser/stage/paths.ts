import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Model } from '../../support/workflow/model.ts'

const pathsFile = join(import.meta.dirname, '../../../reports/results/paths.json')

/** Where to walk in a browser, looked for once and not by every worker, which finds it by `PLAZA_PATHS`. */
export async function findPaths() {
  const { models } = await import('../../charts/models.ts')
  Model.found = new Map()
  for (const model of models) model.paths()
  mkdirSync(dirname(pathsFile), { recursive: true })
  writeFileSync(pathsFile, JSON.stringify([...Model.found]))
  process.env['PLAZA_PATHS'] = pathsFile
}
