import { createServer } from 'node:http'
import { grafserv } from 'postgraphile/grafserv/node'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'

/** The tables as PostGraphile serves them by itself: nobody is asked who they are, and no favourites. */
const preset = {
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: process.env.DATABASE_URL, schemas: ['public'] })],
  grafserv: { graphiql: false, watch: false },
  grafast: { explain: false },
}

const serv = postgraphile(preset).createServ(grafserv)
const server = createServer()
await serv.addTo(server)
server.listen(Number(process.env.PORT), '127.0.0.1', () =>
  process.stdout.write('PostGraphile is at its port\n'),
)
