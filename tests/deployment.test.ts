import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { environment } from '../gateway/process/environment.ts'
import { refuseUnsafe } from '../gateway/process/publicity.ts'
import { superadminPasswordFault } from '../service/account/passwords/passwords.ts'

const docs = join(import.meta.dirname, '..', 'docs')
const read = (name: string) => readFileSync(join(docs, name), 'utf8')

/** The non-comment, non-empty lines, trimmed. */
const linesOf = (name: string) =>
  read(name)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/** The directives of an nginx block, including those of nested blocks. */
function block(lines: string[], head: RegExp): string[] {
  const start = lines.findIndex((line) => head.test(line))
  expect(start).toBeGreaterThanOrEqual(0)
  let depth = 0
  const end = lines.findIndex((line, at) => {
    if (at < start) return false
    depth += Number(line.endsWith('{')) - Number(line === '}')
    return depth === 0
  })
  return lines.slice(start + 1, end)
}

const nginx = linesOf('deployment/nginx.conf')

test('PUBLIC the example proxy sets each header that Plaza trusts, once for all paths', () => {
  const sites = block(nginx.slice(nginx.findIndex((line) => line.includes('443')) - 1), /^server/)
  const headers = sites.filter((line) => line.startsWith('proxy_set_header'))
  expect(headers).toEqual([
    'proxy_set_header Host $host;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'proxy_set_header X-Forwarded-Host $host;',
    'proxy_set_header X-Real-IP $remote_addr;',
    'proxy_set_header Forwarded "";',
    'proxy_set_header X-Gateway-Secret "";',
    'proxy_set_header Connection "";',
  ])
  // If a location sets its own headers, nginx drops all inherited ones for that location.
  for (const path of [/^location \/ /, /^location = \/graphql/, /^location \/common\/changes/]) {
    const lines = block(nginx, path)
    expect(lines).toContain('proxy_pass http://plaza;')
    expect(lines.filter((line) => line.startsWith('proxy_set_header'))).toEqual([])
  }
})

test('PUBLIC the proxy compresses JSON answers of at least 1 kB, but no streams', () => {
  const sites = block(nginx.slice(nginx.findIndex((line) => line.includes('443')) - 1), /^server/)
  expect(sites.filter((line) => line.startsWith('gzip'))).toEqual([
    'gzip on;',
    'gzip_proxied any;',
    'gzip_vary on;',
    'gzip_min_length 1000;',
    'gzip_types application/json application/graphql-response+json;',
  ])
})

test('PUBLIC the proxy does not buffer streams, accepts bodies as large as Plaza does, and never repeats a write', () => {
  for (const path of [/^location = \/graphql/, /^location \/common\/changes/]) {
    expect(block(nginx, path)).toContain('proxy_buffering off;')
  }
  const valueOf = (name: string) =>
    nginx.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1, -1) ?? ''
  expect(Number.parseInt(valueOf('client_max_body_size'))).toBe(27)
  // Plaza sends a heartbeat every 15 seconds and closes a connection that stays idle for 10.
  expect(Number.parseInt(valueOf('proxy_read_timeout'))).toBeGreaterThan(60)
  expect(Number.parseInt(valueOf('keepalive_timeout'))).toBeLessThan(10)
  expect(valueOf('proxy_next_upstream')).toBe('off')
  expect(nginx.find((line) => line.startsWith('log_format'))).not.toMatch(/\$(?:request|request_uri|args)\b/)
  expect(block(nginx, /^location ~ /)).toEqual(['return 404;'])
})

test('PUBLIC the systemd unit confines Plaza to its data folder and gives it time to stop', () => {
  const unit = linesOf('deployment/plaza.service')
  for (const line of [
    'ExecStart=/opt/plaza/node_modules/.bin/node gateway/process/server.ts',
    'DynamicUser=yes',
    'StateDirectory=plaza',
    'UMask=0077',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
    'ProtectSystem=strict',
    'ProtectHome=yes',
    'PrivateTmp=yes',
    'SystemCallFilter=@system-service',
    'MemoryMax=1536M',
    'Restart=on-failure',
  ]) {
    expect(unit).toContain(line)
  }
  const seconds = /^TimeoutStopSec=(\d+)s$/.exec(unit.find((line) => line.startsWith('TimeoutStop')) ?? '')
  expect(Number(seconds?.[1])).toBeGreaterThan(15)
  expect(unit).not.toContain('MemoryDenyWriteExecute=yes')
  // systemd ignores this setting in [Service].
  expect(unit.indexOf('StartLimitBurst=5')).toBeLessThan(unit.indexOf('[Service]'))
})

test('PUBLIC the container runs as an unprivileged user, and Plaza starts with its environment', () => {
  const file = linesOf('deployment/Containerfile')
  expect(file.filter((line) => line.startsWith('USER'))).toEqual(['USER 10001'])
  const last = file.slice(file.findLastIndex((line) => line.startsWith('FROM')))
  expect(last).toContain('CMD ["node_modules/.bin/node", "gateway/process/server.ts"]')
  expect(last).toContain('VOLUME /var/lib/plaza')
  const [, set = ''] = /^ENV (.*)$/m.exec(last.join('\n')) ?? []
  const image = parseEnv(set.replaceAll(' ', '\n')) as Record<string, string>
  expect(image['HOST']).toBe('0.0.0.0')
  const [, written = ''] = /plaza\.env <<'END'\n([^]*?)\nEND/.exec(read('deployment.md')) ?? []
  const configured = parseEnv(written) as Record<string, string>
  expect(environment({ ...image, ...configured }).publicReason).toBe('HOST is 0.0.0.0')
  for (const variables of [configured, { ...image, ...configured }, { ...image, PUBLIC: 'off' }]) {
    expect(() => refuseUnsafe(environment(variables), superadminPasswordFault)).not.toThrow()
  }
  expect(() => refuseUnsafe(environment(image), superadminPasswordFault)).toThrow(/^SMTP_URL /)
})
