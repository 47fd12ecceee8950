import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { bothEngines } from '../../support/run/engines.ts'

/** A field, its text, searches that find the event, and searches that do not. */
type Row = [where: 'title' | 'content' | 'venue', text: string, found: string[], not: string[]]

const texts: Record<string, Row[]> = {
  Chinese: [
    [
      'title',
      '我家在上海东边的聚会',
      ['上海', '海东', '东边的聚会', '我', '会', '上海 聚会'],
      ['海上', '东上海', '北京'],
    ],
    [
      'content',
      '周末我們在臺北看電影，然後吃飯。',
      ['臺北', '電影', '看電影', '，', '然後吃飯'],
      ['影電', '電飯', '北臺'],
    ],
    ['content', '東京と京都', ['東京', '京都'], ['東京都']],
    ['title', '上海jazz之夜', ['上海jazz', 'jazz', 'jazz之夜', 'azz'], ['海之夜', 'zz']],
    ['content', '\u{20BB7}野家で会う', ['\u{20BB7}野', '野家'], ['家野']],
  ],
  Japanese: [
    ['title', '昭和記念公園ピクニック', ['公園', '念公', 'ピクニック', 'クニ', 'ﾋﾟｸﾆｯｸ'], ['園公', 'ピニ']],
    ['title', 'ｶﾀｶﾅと ｶﾞｲﾄﾞ', ['カタカナ', 'タカ', 'ガイド', 'ｶﾞｲﾄﾞ'], ['カイト']],
    [
      'content',
      'はじめてのワークショップです',
      ['ワークショップ', 'ショップ', 'クシ', 'です'],
      ['ワクショップ'],
    ],
    ['content', 'ｺﾝｻｰﾄ「春」', ['コンサート', '春', '「春', 'ンサ'], ['コンサト']],
  ],
  Korean: [
    ['title', '서울재즈페스티벌', ['재즈', '울재', '페스티벌', '서울'], ['즈재', '서벌']],
    ['content', '함께 걷는 한강공원', ['한강', '강공', '공원', '\u1112\u1161\u11AB강'], ['공한']],
  ],
  Thai: [
    ['title', 'เทศกาลดนตรีเชียงใหม่', ['ดนตรี', 'เชียงใหม่', 'กาล', 'ใหม่'], ['ตรีดน', 'เชียงราย']],
    ['content', 'ร้านกาแฟริมน้ำ', ['กาแฟ', 'น้ำ', 'ริม'], ['กาแก']],
  ],
  Lao: [['title', 'ງານບຸນວຽງຈັນ', ['ບຸນ', 'ວຽງຈັນ', 'ງານ'], ['ຈັນວຽງ']]],
  Khmer: [['content', 'បុណ្យអុំទូកភ្នំពេញ', ['ភ្នំពេញ', 'អុំទូក', 'បុណ្យ'], ['ពេញភ្នំ']]],
  Burmese: [['title', 'ရန်ကုန်ပွဲတော်', ['ရန်ကုန်', 'ပွဲတော်'], ['ပွဲရန်']]],
  Arabic: [
    ['title', 'الأمسية الثقافية', ['الامسية', 'الأمسيه', 'مسية', 'الثقافي'], ['الامسا', 'سي']],
    ['content', 'مُوسِيقَى فِي إسطنبول', ['موسيقى', 'موسيقي', 'اسطنبول', 'مـوسـيـقى'], ['وسيقى', 'طنبول']],
    ['venue', 'مدرسة کتاب', ['مدرسه', 'كتاب', 'درسة'], ['مدرسا']],
    ['content', 'ﻣﺮﺣﺒﺎ', ['مرحبا'], ['رحبا']],
  ],
  Hebrew: [
    ['title', 'שָׁלוֹם עוֹלָם', ['שלום', 'שָׁלוֹם', 'עולם', 'לום'], ['ום']],
    ['content', 'בית־ספר חדש', ['בית-ספר', 'ביתספר', 'ספר', 'בית ספר'], ['פר']],
  ],
  Greek: [
    ['title', 'ΟΔΟΣ Ονείρων', ['οδός', 'οδοσ', 'ΟΝΕΙΡΩΝ', 'νειρ'], ['δο']],
    ['content', 'Ὁμήρου Ἰλιάς', ['ομηρου', 'ιλιας', 'ΙΛΙΆΣ'], ['λιας']],
  ],
  Russian: [
    ['title', 'Ёлка и чай', ['елка', 'ЁЛКА', 'лка', 'чай', 'ЧАИ'], ['ай']],
    ['content', 'Джаз и блюз', ['ДЖАЗ', 'блю'], ['люз']],
  ],
  Turkish: [
    [
      'title',
      'İSTANBUL ışık ŞENLİĞİ',
      ['istanbul', 'İstanbul', 'ıstanbul', 'isik', 'IŞIK', 'şenliği', 'senligi'],
      ['zenligi'],
    ],
  ],
  German: [
    ['title', 'Straßenfest GROẞ', ['strassen', 'STRAẞEN', 'gross', 'groß', 'aßen'], ['strasen']],
    ['content', 'Führung für Ältere', ['fuhrung', 'ältere', 'ALTERE'], ['altare']],
  ],
  Vietnamese: [['title', 'Hội chợ Đà Nẵng', ['hoi cho', 'da nang', 'Đà Nẵng', 'ĐÀ'], ['ng']]],
  'Nordic and Polish': [
    ['title', 'Smørrebrød i Łódź', ['smorre', 'smørrebrød', 'lodz', 'ŁÓDŹ'], ['smaerre']],
    ['content', 'Þingvellir, æska, œuvre', ['thingvellir', 'aeska', 'oeuvre', 'ÆSKA'], ['ingvellir']],
  ],
  'Devanagari, with its vowel signs': [
    ['title', 'हिन्दी कविता', ['हिन्दी', 'कविता', 'विता', 'कवि'], ['हन्द', 'कवता']],
    ['content', 'दिल्ली मेला', ['दिल्ली', 'मेला', 'दिल'], ['दल्ल', 'माल']],
  ],
  'other forms of the same characters': [
    ['title', 'Pic\u200Bnic Wo\u00ADche', ['picnic', 'pic\u200Bnic', 'woche', 'Wo\u00ADche'], ['pinic']],
    ['content', 'ﬁsh Ｊａｚｚ ④ m²', ['fish', 'jazz', '4', 'm2', 'ﬁsh'], ['ish']],
    ['title', 'cafe\u0301 cre\u0300me', ['café', 'creme', 'crème'], ['kafe']],
  ],
  'hyphens, apostrophes and quotation marks': [
    ['title', 'Wi-Fi für alle', ['wifi', 'Wi-Fi', 'wi‑fi', 'fi', 'wi fi', '"Wi-Fi"'], ['wife', 'i-f']],
    [
      'content',
      'At O’Connell’s pub',
      ['oconnells', "O'Connell's", 'O’Connell’s', 'connell', 'ʼconnell'],
      ['onnell'],
    ],
    [
      'content',
      'An open-air rock night',
      ['openair', 'open-air', 'open air', 'air', '"rock"', '“rock night”', "'rock'"],
      ['penair'],
    ],
    ['content', 'from 2026-06-15 on', ['2026-06-15', '2026-06', '06-15', '15'], ['026']],
  ],
  signs: [
    ['title', 'C++ or .NET 100%', ['c++', '.net', '100%', '%', '+', 'net', '++'], ['c+c', '.n.', '10%']],
    [
      'content',
      'node.js, x_y (back\\slash)',
      ['node.js', '.js', 'js', '_', 'x_y', '\\', 'back\\sl', '(back', 'node'],
      ['nodejs', 'ode.js', 'x\\y'],
    ],
    [
      'content',
      'me@plaza.test #yoga 🎵🎶 night',
      ['@plaza', '#yoga', 'yoga', 'test', '🎵', '🎶', '🎵🎶'],
      ['laza', '🎶🎵'],
    ],
  ],
  'long words': [
    [
      'content',
      'Donaudampfschifffahrtsgesellschaftskapitän',
      ['donaudampf', 'Donaudampfschifffahrtsgesellschaftskapitän'],
      ['Donaudampfschifffahrtsgesellschaftskapitel'],
    ],
  ],
}

const list = '/common/events/list/main/'

describe.each(bothEngines)('search on %s', (engine) => {
  let service: TestService
  let asha: Person
  const rows = Object.entries(texts)
    .flatMap(([script, of]) => of.map((row) => [script, ...row] as const))
    .map(([script, where, text, finds, not], at) => [script, where, text, finds, not, `s-${at + 1}`] as const)

  beforeAll(async () => {
    service = await openTestService({ engine })
    asha = await service.person({ full_name: 'X' })
    const made = rows.map(([, where, text]) => ({ title: '-', content: '', venue: null, [where]: text }))
    await service.db.query(
      `insert into events (slug, title, content, venue, event_date, start_time, author_name, approval_status, created_at)
       select 's-' || n, e ->> 'title', e ->> 'content', e ->> 'venue', '2027-01-01', '10:00', 'X', 'published', now()
       from jsonb_array_elements($1::jsonb) with ordinality as given (e, n)`,
      [JSON.stringify(made)],
    )
  })
  afterAll(() => service.close())

  const found = async (query: Record<string, string>) => {
    const path = `${list}?${new URLSearchParams({ ...query, page_size: '100' })}`
    const { status, body } = await service.request<{ results: { slug: string }[] }>('GET', path, asha)
    expect(status).toBe(200)
    return body.results.map(({ slug }) => slug)
  }

  test.each(rows)('%s, in the %s: %s', async (_script, where, text, finds, not, slug) => {
    for (const search of [text, ...finds])
      expect({ search, found: await found({ search }) }).toEqual({
        search,
        found: expect.arrayContaining([slug]),
      })
    for (const search of not)
      expect({ search, found: (await found({ search })).includes(slug) }).toEqual({ search, found: false })
    if (where === 'venue') expect(await found({ location: text.slice(1, 3) })).toContain(slug)
  })

  test('empty quotation marks, hyphens and invisible characters do not filter', async () => {
    const all = (await found({})).toSorted()
    for (const search of ['""', '-', "'", '\u200B', '“”'])
      expect((await found({ search })).toSorted()).toEqual(all)
  })

  test.each(['x', '海', '%', '_', '\\', '🎵', 'กา', "'", 'a '])(
    'a search for %s, repeated to 200 characters, works',
    async (letters) => {
      const search = letters.repeat(200 / letters.length)
      const title = async (text: string) =>
        void (await service.db.query("update events set title = $1 where slug = 's-1'", [text]))
      await title(search)
      expect(await found({ search })).toContain('s-1')
      await title('é')
      expect((await found({ search })).includes('s-1')).toBe(letters === "'")
    },
  )

  test('accepts texts of the maximum length, with any characters', async () => {
    const letters = (n: number, code: (at: number) => number) =>
      Array.from({ length: n }, (_, at) => String.fromCodePoint(code(at))).join('')
    const long = [
      '+a'.repeat(10_000),
      'a-'.repeat(10_000),
      letters(10_000, (at) => 0x1f300 + ((at * at) % 700)),
      letters(20_000, (at) => 0x2474 + ((at * at) % 20)),
      letters(20_000, (at) => 0x4e00 + ((at * 7919) % 20_000)),
      '\uFDFA'.repeat(20_000),
    ]
    for (const content of long) {
      await service.db.query("update events set content = $1 where slug = 's-1'", [content])
    }
    expect(await found({ search: 'صلي' })).toEqual(['s-1'])
  })
})
