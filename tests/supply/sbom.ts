import { npm } from './npm.ts'

/** The parts of a CycloneDX document that are used. */
export interface Sbom {
  bomFormat: string
  specVersion: string
  metadata: { component: { name: string } }
  components: { name: string; version: string; purl: string; hashes?: { alg: string; content: string }[] }[]
}

/** The packages of Plaza, from the lockfile alone. */
export function makeSbom(): Sbom {
  const output = npm(['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'])
  if (!output.ok) throw new Error('npm sbom failed.')
  const sbom = JSON.parse(output.text) as Sbom
  // npm uses the folder's name.
  sbom.metadata.component.name = 'plaza'
  return sbom
}
