/// Where in a document a value is asked for: all that its inventor knows of it.
struct SamplePlace {
  /// Where the value stands, without the numbers of rows: `results.*.title`.
  let shape: String
  /// The words of the key, singular at the end; of an element those of its list.
  let words: [String]
  /// The words, each as one of several, of the key right above it.
  let holder: Set<String>
  /// The words of what it belongs to: the keys above it, and the names of the types that they are of.
  let owners: Set<String>
  /// Which of all the values of this shape, from 0, row by row.
  let ordinal: Int
  /// Which of its own row's.
  let index: Int
  /// How many lists it is in.
  let lists: Int
  let seed: SampleSeed
  /// Whether it stands for a date, whatever its key says.
  var isDate = false

  /// The name that tells its document from others.
  let root: String
  /// The number from which ids are counted on: outside of lists, and in them.
  private let bases: (own: Int, rows: Int)

  /// Its id, where it has one; from 1 in the first document.
  var number: Int { (lists == 0 ? bases.own : bases.rows) &+ ordinal &+ 1 }

  /// The root of a document.
  init(root: String, bases: (own: Int, rows: Int) = (0, 0)) {
    (self.root, self.bases) = (root, bases)
    (shape, words, holder, owners, ordinal, index, lists) = ("", [], [], [], 0, 0, 0)
    seed = SampleSeed(root)
  }

  private init(
    _ parent: SamplePlace, shape: String, words: [String], holder: Set<String>, ordinal: Int, index: Int,
    lists: Int
  ) {
    (root, bases) = (parent.root, parent.bases)
    self.holder = holder
    (self.shape, self.words, self.ordinal, self.index, self.lists) = (shape, words, ordinal, index, lists)
    owners = parent.owners
    seed = SampleSeed("\(root)|\(shape)|\(ordinal)")
  }

  private init(_ other: SamplePlace, owners: Set<String>, isDate: Bool) {
    (root, shape, words, ordinal, index) = (other.root, other.shape, other.words, other.ordinal, other.index)
    (lists, seed, bases) = (other.lists, other.seed, other.bases)
    holder = other.holder
    self.owners = owners
    self.isDate = isDate
  }

  /// The member of that name; of one that says nothing (`isNameless`) the words are those of the object.
  func member(_ key: String, isNameless: Bool = false) -> SamplePlace {
    let above = Set(words.map(KeyWords.singular))
    let place = SamplePlace(
      self, shape: shape.isEmpty ? key : "\(shape).\(key)", words: isNameless ? words : KeyWords.of(key),
      holder: isNameless ? holder : above, ordinal: ordinal, index: index, lists: lists)
    return SamplePlace(place, owners: owners.union(above), isDate: false)
  }

  /// The element at `index` of a list of `count`.
  func element(_ index: Int, of count: Int) -> SamplePlace {
    var words = self.words
    if let last = words.popLast() { words.append(KeyWords.singular(last)) }
    let ordinal = self.ordinal.multipliedReportingOverflow(by: max(1, count)).partialValue &+ index
    // Farther down there are more of them than anybody sees.
    return SamplePlace(
      self, shape: "\(shape).*", words: words, holder: holder, ordinal: ordinal & 0xFFFF_FFFF, index: index,
      lists: lists + 1)
  }

  /// The same place, in something of the type of that name.
  func within(_ type: String) -> SamplePlace {
    SamplePlace(self, owners: owners.union(KeyWords.of(type).map(KeyWords.singular)), isDate: isDate)
  }

  func asDate() -> SamplePlace { SamplePlace(self, owners: owners, isDate: true) }

  func has(_ names: Set<String>) -> Bool { words.contains(where: names.contains) }
  func ends(_ names: Set<String>) -> Bool { words.last.map(names.contains) ?? false }
  func isOf(_ names: Set<String>) -> Bool { !owners.isDisjoint(with: names) }
}
