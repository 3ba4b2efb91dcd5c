"""Somebody's own code: a small layout in a folder that a server watches, and ways to change it as editors do."""

import os
from pathlib import Path

# A row of numbered cards. Two sessions of it never share a constant, and nothing in it knows of being previewed.
ROW = """import UIKit

final class RowLayout: UICollectionViewLayout {
    static let pitch: CGFloat = 200 // 50...400 step 10 pt
    static let itemWidth: CGFloat = 180
    var top: CGFloat = 60

    private func frame(of item: Int) -> CGRect {
        CGRect(x: CGFloat(item) * Self.pitch, y: top, width: Self.itemWidth, height: 240)
    }

    override var collectionViewContentSize: CGSize {
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        return CGSize(width: CGFloat(count) * Self.pitch, height: collectionView?.bounds.height ?? 0)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame(of: indexPath.item)
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }
}
"""


class OwnCode:
    """A folder with one file, `Row.swift`."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.file = self.folder / "Row.swift"
        self.file.write_text(ROW)

    @property
    def text(self):
        return self.file.read_text()

    def save(self, text):
        """As vim and Xcode do: a new file takes the old one's place."""
        new = self.folder / ".Row.swift.tmp"
        new.write_text(text)
        os.replace(new, self.file)

    def edit(self, old, new):
        assert old in self.text, f"there is no {old!r} to edit"
        self.save(self.text.replace(old, new))

    def overwrite(self, text):
        """As simple editors do: the file is cut to nothing, and written again."""
        self.file.write_text(text)


# For a build that has to wait for a processor.
BUILD_SECONDS = 180


def outcome(viewer, before, seconds=BUILD_SECONDS):
    """Waits for the one outcome of a save; `before` is the count of outcomes before it. Gives the page's state."""
    state = viewer.eventually(lambda state: state["reload"]["count"] > before, "an outcome of the save", seconds)
    assert state["reload"]["count"] == before + 1, "a save has exactly one outcome"
    return state


def outcomes(viewer):
    return viewer.state["reload"]["count"]


def saved(viewer, save, seconds=BUILD_SECONDS):
    """Saves, and waits for the outcome."""
    before = outcomes(viewer)
    save()
    return outcome(viewer, before, seconds)
