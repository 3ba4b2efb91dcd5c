"""Measures a folder as apps have them: 200 files, packages of others missing in 100 places. From the start of the server
to the first picture, with an empty cache and with a full one; from a save to its frame; and the memory of it all.

    folder.py [--files N] [--holes N] [--saves N]

Part of what Scripts/bench runs.
"""

import argparse
import json
import os
import statistics
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

import reload
from processes import children

FILES, HOLES, SAVES = 200, 100, 10
SHOWN = "FeedViewController"
SAMPLE_SECONDS = 0.1


# --- the folder --------------------------------------------------------------------------------------------------


def model(number):
    return f"""import Foundation

struct Item{number}: Codable, Hashable {{
    let id: Int
    let title: String
    let subtitle: String?
    let imageURL: URL?

    var heading: String {{ subtitle.map {{ "\\(title), \\($0)" }} ?? title }}

    static let samples = (0..<12).map {{
        Item{number}(id: $0, title: "Title \\($0)", subtitle: $0 % 2 == 0 ? "Subtitle" : nil, imageURL: URL(string: "https://example.com/\\($0)"))
    }}
}}
"""


def cell(number, holed, height=120):
    load = "picture.gl.setImage(with: item.imageURL)" if holed else "picture.image = nil"
    return f"""import {'Glimpse' if holed else 'Foundation'}
import UIKit

final class Cell{number}: UICollectionViewCell {{
    static let height: CGFloat = {height}
    private let picture = UIImageView()
    private let title = UILabel()

    override init(frame: CGRect) {{
        super.init(frame: frame)
        contentView.addSubview(picture)
        contentView.addSubview(title)
        title.font = .preferredFont(forTextStyle: .headline)
        title.numberOfLines = 2
    }}

    required init?(coder: NSCoder) {{ fatalError("not from a nib") }}

    override func layoutSubviews() {{
        super.layoutSubviews()
        picture.frame = CGRect(x: 8, y: 8, width: 80, height: bounds.height - 16)
        title.frame = CGRect(x: 96, y: 8, width: bounds.width - 104, height: bounds.height - 16)
    }}

    func show(_ item: Item{number}) {{
        title.text = item.heading
        {load}
    }}
}}
"""


def service(number, holed):
    ask = (
        f'Wire.request("https://example.com/{number}").responseDecodable(of: [Item{number}].self) {{ answer in done(answer.value ?? []) }}'
        if holed else f"done(Item{number}.samples)"
    )
    return f"""import {'Wireline' if holed else 'Foundation'}
import UIKit

final class Service{number} {{
    static let shared = Service{number}()
    private(set) var isBusy = false

    func load(_ done: @escaping ([Item{number}]) -> Void) {{
        isBusy = true
        {ask}
        isBusy = false
    }}
}}
"""


def screen(number, holed, name=None):
    place = (
        "list.anc.makeConstraints { $0.edges.equalToSuperview() }" if holed
        else "list.autoresizingMask = [.flexibleWidth, .flexibleHeight]"
    )
    return f"""import {'Anchorage' if holed else 'Foundation'}
import UIKit

final class {name or f"Screen{number}ViewController"}: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {{
    private var items = Item{number}.samples
    private lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {{
        super.viewDidLoad()
        list.register(Cell{number}.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = self
        list.delegate = self
        view.addSubview(list)
        {place}
        Service{number}.shared.load {{ [weak self] items in
            self?.items += items
            self?.list.reloadData()
        }}
    }}

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {{ items.count }}

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {{
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? Cell{number})?.show(items[indexPath.item])
        return cell
    }}

    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {{
        CGSize(width: collectionView.bounds.width, height: Cell{number}.height)
    }}
}}
"""


def write_app(folder, files, holes):
    """Features of four files each; every hole in a file of its own, as far as there are files for them."""
    features = files // 4
    for number in range(features):
        place = folder / f"Feature{number}"
        place.mkdir(parents=True)
        (place / f"Item{number}.swift").write_text(model(number))
        (place / f"Cell{number}.swift").write_text(cell(number, number * 3 < holes))
        (place / f"Service{number}.swift").write_text(service(number, number * 3 + 1 < holes))
        (place / f"Screen{number}.swift").write_text(
            screen(number, number * 3 + 2 < holes, SHOWN if number == 0 else None))


# --- measuring ---------------------------------------------------------------------------------------------------


class Memory(threading.Thread):
    """The most that the server, its builder, the compilers and the agents had at one time, in bytes."""

    def __init__(self, pid):
        super().__init__(daemon=True)
        self.pid, self.most, self.builder, self.ended = pid, 0, 0, threading.Event()

    def run(self):
        while not self.ended.wait(SAMPLE_SECONDS):
            total, waiting = 0, [self.pid]
            while waiting:
                pid = waiting.pop()
                try:
                    size = int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
                    if Path(f"/proc/{pid}/comm").read_text().startswith("scrollwork-buil"):
                        self.builder = max(self.builder, size)
                    total += size
                    waiting += children(pid)
                except OSError:
                    continue  # it has ended
            self.most = max(self.most, total)


def listed(port):
    """The list of previews, as the page asks for it."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/previews", timeout=5) as answer:
            return json.load(answer)
    except OSError:
        return {}


def is_building(port):
    return (listed(port).get("build") or {}).get("state") == "building"


def start(code, cache, log, then):
    """Seconds to the first word of progress and to the first picture; `then` goes on with the viewer."""
    began = time.monotonic()
    told = None
    with reload.serving(code, log, {"XDG_CACHE_HOME": str(cache)}) as (server, port):
        memory = Memory(server.pid)
        memory.start()
        while not (previews := reload.list_previews(port)):
            told = told or (time.monotonic() - began if is_building(port) else None)
            if server.poll() is not None or time.monotonic() > began + 600:
                sys.exit(f"folder: the server has no preview:\n{log.read_text()}")
            time.sleep(0.05)
        slug = next(row["slug"] for row in previews if row["title"].startswith("Feed"))
        viewer = reload.Viewer(reload.session(port, slug))
        viewer.wait(lambda: viewer.frames, "picture")
        picture = viewer.frames[0][1] - began
        more, holes = then(viewer), listed(port)["holes"]
        memory.ended.set()
    return {
        "told": told, "picture": picture, "memory": memory.most, "builder": memory.builder, "holes": holes, "more": more,
    }


def measure(files=FILES, holes=HOLES, saves=SAVES):
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        code, cache, log = folder / "App", folder / "cache", folder / "log"
        write_app(code, files, holes)
        cold = start(code, cache, log, lambda viewer: None)
        warm = start(code, cache, log, lambda viewer: None)
        file = code / "Feature0/Cell0.swift"

        def save(viewer):
            return [
                viewer.frame_after(lambda: file.write_text(cell(0, True, 121 + number))) for number in range(saves)
            ]

        saved = start(code, cache, log, save)
    return {"files": files, "cold": cold, "warm": warm, "saved": saved}


def report(measured):
    cold, warm, saved = measured["cold"], measured["warm"], measured["saved"]
    print(f"\nA folder of {measured['files']} files with {cold['holes']} holes")
    print(f"  {'first word of progress, s':<38}{cold['told'] or 0:>12.2f}")
    print(f"  {'first picture, cold, s':<38}{cold['picture']:>12.1f}")
    print(f"  {'first picture, warm, s':<38}{warm['picture']:>12.1f}")
    times = saved["more"]
    print(f"  {'save to first frame, median, s':<38}{statistics.median(times):>12.2f}")
    print(f"  {'save to first frame, slowest, s':<38}{max(times):>12.2f}")
    print(f"  {'most memory of all processes, MB':<38}{max(cold['memory'], saved['memory']) / 1e6:>12.0f}")
    print(f"  {'of it the builder, MB':<38}{max(cold['builder'], saved['builder']) / 1e6:>12.0f}")


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--files", type=int, default=FILES)
    options.add_argument("--holes", type=int, default=HOLES)
    options.add_argument("--saves", type=int, default=SAVES)
    chosen = options.parse_args()
    report(measure(chosen.files, chosen.holes, chosen.saves))


if __name__ == "__main__":
    main()
