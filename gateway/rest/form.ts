/** A file as yoga hands it over: not always one of the platform's own. */
interface Uploaded {
  name: string
  type: string
  arrayBuffer: () => Promise<ArrayBuffer>
}

/** A multipart body: every field that is set, null as an empty text, lists and the files under one repeated name. */
export async function form(
  fields: Record<string, string | number | boolean | readonly string[] | null | undefined>,
  files: Record<string, readonly Uploaded[]> = {},
): Promise<FormData> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    const values = value === undefined ? [] : value === null ? [''] : [value].flat()
    for (const each of values) body.append(name, String(each))
  }
  for (const [name, list] of Object.entries(files)) {
    for (const file of list) body.append(name, await blob(file), file.name)
  }
  return body
}

async function blob(file: Uploaded): Promise<Blob> {
  return file instanceof Blob ? file : new Blob([await file.arrayBuffer()], { type: file.type })
}
