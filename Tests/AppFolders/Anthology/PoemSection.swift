import RxDataSources

struct PoemSection {
    let poet: String
    var items: [Poem]
}

extension Poem: IdentifiableType {
    var identity: String { title }
}

extension PoemSection: AnimatableSectionModelType {
    typealias Item = Poem

    var identity: String { poet }

    init(original: PoemSection, items: [Poem]) {
        self = original
        self.items = items
    }
}
