import { environment } from './environment.ts'
import { explain, say } from './process.ts'

const commands = {
  backup: async () => (await import('../../service/run/commands/backup.ts')).backup,
  restore: async () => (await import('../../service/run/commands/restore.ts')).restore,
  superadmin: async () => (await import('../../service/run/commands/superadmin.ts')).superadmin,
}

async function main([name = '', ...words]: string[]) {
  const load = new Map(Object.entries(commands)).get(name)
  if (!load) throw new Error(`There is no command ${name}.`)
  const run = await load()
  say(await run(words, environment(process.env)))
}

await main(process.argv.slice(2)).catch(explain)
