const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Histogram {
  counts: number[]
  sum: number
  total: number
}

/** Counts requests by route and status, and writes them out in Prometheus' text format. */
export class Metrics {
  readonly #requests = new Map<string, Histogram>()
  readonly #gauges = new Map<string, { help: string; read: () => number | Promise<number> }>()

  /** @param labels such as `method="GET",route="/common/events/:id/",status="200"` */
  observe(labels: string, seconds: number) {
    const known = this.#requests.get(labels)
    const histogram = known ?? { counts: buckets.map(() => 0), sum: 0, total: 0 }
    if (!known) this.#requests.set(labels, histogram)
    for (const [at, limit] of buckets.entries()) {
      if (seconds <= limit) histogram.counts[at] = (histogram.counts[at] ?? 0) + 1
    }
    histogram.sum += seconds
    histogram.total += 1
  }

  /** A value that is read when somebody asks. */
  gauge(name: string, help: string, read: () => number | Promise<number>) {
    this.#gauges.set(name, { help, read })
  }

  async text(): Promise<string> {
    const name = 'plaza_http_request_duration_seconds'
    const lines = [`# HELP ${name} Duration of REST requests.`, `# TYPE ${name} histogram`]
    for (const [labels, { counts, sum, total }] of this.#requests) {
      for (const [at, limit] of buckets.entries()) {
        lines.push(`${name}_bucket{${labels},le="${limit}"} ${counts[at] ?? 0}`)
      }
      lines.push(`${name}_bucket{${labels},le="+Inf"} ${total}`)
      lines.push(`${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${total}`)
    }
    // What cannot be read just now, because the database does not answer, is left out.
    const values = await Promise.allSettled([...this.#gauges.values()].map(async ({ read }) => read()))
    for (const [at, [gauge, { help }]] of [...this.#gauges].entries()) {
      const value = values[at]
      if (value?.status !== 'fulfilled') continue
      lines.push(`# HELP ${gauge} ${help}`, `# TYPE ${gauge} gauge`, `${gauge} ${value.value}`)
    }
    return `${lines.join('\n')}\n`
  }
}
