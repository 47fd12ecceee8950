import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const queryBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** `route` is the declared path, since a requested path could be anything. */
interface RequestLabels {
  method: string
  route: string
  status: number
}

type Reading = number | Record<string, number>

export class Metrics {
  readonly #registry = new Registry()
  readonly #requests = new Histogram({
    name: 'plaza_http_request_duration_seconds',
    help: 'Duration of REST requests.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers: [this.#registry],
  })
  readonly #queries = new Histogram({
    name: 'plaza_database_query_duration_seconds',
    help: 'Duration of SQL statements, without the wait for a connection.',
    labelNames: ['outcome'],
    buckets: queryBuckets,
    registers: [this.#registry],
  })

  watchProcess() {
    collectDefaultMetrics({ register: this.#registry })
  }

  observeRequest(labels: RequestLabels, seconds: number) {
    this.#requests.observe({ ...labels }, seconds)
  }

  observeQuery(outcome: 'done' | 'failed', seconds: number) {
    this.#queries.observe({ outcome }, seconds)
  }

  gauge(name: string, help: string, read: () => Reading | Promise<Reading>, label?: string) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [],
      collect: async () => {
        const reading = await read()
        if (typeof reading === 'number') gauge.set(reading)
        else for (const [value, n] of Object.entries(reading)) gauge.set({ [label ?? '']: value }, n)
      },
    })
    this.#registry.registerMetric(gauge)
  }

  readonly contentType = this.#registry.contentType

  /** Skips metrics that the database cannot provide at the moment. */
  async text(): Promise<string> {
    const names = this.#registry.getMetricsAsArray().map(({ name }) => name)
    const parts = await Promise.allSettled(names.map((name) => this.#registry.getSingleMetricAsString(name)))
    const known = parts.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []))
    return `${known.join('\n\n')}\n`
  }
}
