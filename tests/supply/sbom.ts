import { npm } from './npm.ts'

/** A CycloneDX document, as far as it is looked at. */
export interface Sbom {
  bomFormat: string
  specVersion: string
  metadata: { component: { name: string } }
  components: { name: string; version: string; purl: string; hashes?: { alg: string; content: string }[] }[]
}

/** What Plaza is made of, from the lockfile alone. */
export function makeSbom(): Sbom {
  const said = npm(['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'])
  if (!said.ok) throw new Error('npm sbom failed.')
  const sbom = JSON.parse(said.text) as Sbom
  // npm takes the name of the folder.
  sbom.metadata.component.name = 'plaza'
  return sbom
}
