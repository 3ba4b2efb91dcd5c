// The one list of fonts. The server measures with these files and serves them, and the page's style sheet
// (`FontStyleSheet`) is written from it, so that both sides go through the same bytes in the same order.
//
// Chosen by size, in bytes of the package: fonts-inter (2.9 MB) is the design; fonts-droid-fallback (1.8 MB)
// has Chinese and Japanese in one file of 4 MB, where fonts-noto-cjk takes 55 MB and comes as collections,
// which browsers do not load; fonts-noto-color-emoji (9.7 MB) is the only one in colour; fonts-dejavu-core (1
// MB, there with fontconfig anyhow) has Arabic, Hebrew, Armenian, Georgian and symbols in two files, where
// fonts-noto-core takes 12 MB. Not covered are hangul and the scripts of India and South-East Asia: the page
// draws them with what its machine has, in other widths.

extension TypefaceFamily {
  /// In the order in which they are asked for a character.
  public static let all = [inter, han, emoji, rest]

  private static let inter = TypefaceFamily(
    "Scrollwork Inter",
    faces: [
      ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
      ("SemiBold", 600), ("Bold", 700), ("ExtraBold", 800), ("Black", 900),
    ].flatMap { name, weight in
      let folder = "/usr/share/fonts/opentype/inter/Inter-"
      let italic = name == "Regular" ? "Italic" : name + "Italic"
      return [
        Typeface("\(folder)\(name).otf", weights: weight...weight),
        Typeface("\(folder)\(italic).otf", weights: weight...weight, isItalic: true),
      ]
    })

  /// Blocks of Han, kana, bopomofo and of full-width forms: other text does not fetch the 4 MB.
  private static let han = TypefaceFamily(
    "Scrollwork Han",
    scalars: [
      0x2E80...0x303F, 0x3040...0x3130, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFFEF, 0x20000...0x2FA1F,
    ],
    faces: [Typeface("/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf", weights: 100...900)])

  /// Browsers take the advance from the bitmaps, 136 pixels of a strike of 109, and not from the table that
  /// says 1.245.
  private static let emoji = TypefaceFamily(
    "Scrollwork Emoji",
    scalars: [
      0x200D...0x200D, 0x203C...0x203C, 0x2049...0x2049, 0x20E3...0x20E3, 0x231A...0x231B, 0x2328...0x2328,
      0x23CF...0x23CF, 0x23E9...0x23F3, 0x23F8...0x23FA, 0x25FB...0x25FE, 0x2600...0x2604, 0x260E...0x260E,
      0x2611...0x2611, 0x2614...0x2615, 0x2618...0x2618, 0x261D...0x261D, 0x2620...0x2620, 0x2622...0x2623,
      0x2626...0x2626, 0x262A...0x262A, 0x262E...0x262F, 0x2638...0x263A, 0x2640...0x2640, 0x2642...0x2642,
      0x2648...0x2653, 0x265F...0x2660, 0x2663...0x2663, 0x2665...0x2666, 0x2668...0x2668, 0x267B...0x267B,
      0x267E...0x267F, 0x2692...0x2697, 0x2699...0x2699, 0x269B...0x269C, 0x26A0...0x26A1, 0x26A7...0x26A7,
      0x26AA...0x26AB, 0x26B0...0x26B1, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26C8...0x26C8, 0x26CE...0x26CF,
      0x26D1...0x26D1, 0x26D3...0x26D4, 0x26E9...0x26EA, 0x26F0...0x26F5, 0x26F7...0x26FA, 0x26FD...0x26FD,
      0x2702...0x2702, 0x2705...0x2705, 0x2708...0x270D, 0x270F...0x270F, 0x2712...0x2712, 0x2714...0x2714,
      0x2716...0x2716, 0x271D...0x271D, 0x2721...0x2721, 0x2728...0x2728, 0x2733...0x2734, 0x2744...0x2744,
      0x2747...0x2747, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2763...0x2764,
      0x2795...0x2797, 0x27A1...0x27A1, 0x27B0...0x27B0, 0x27BF...0x27BF, 0x2934...0x2935, 0x2B05...0x2B07,
      0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55, 0x3030...0x3030, 0x303D...0x303D, 0x3297...0x3297,
      0x3299...0x3299, 0xFE0F...0xFE0F, 0x1F000...0x1FAFF, 0xE0020...0xE007F,
    ],
    advance: 136.0 / 109,
    faces: [Typeface("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", weights: 100...900)])

  /// Arabic, Hebrew, and whatever else the others lack.
  private static let rest = TypefaceFamily(
    "Scrollwork Rest",
    faces: [
      Typeface("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", weights: 100...550),
      Typeface("/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf", weights: 551...900),
    ])
}
