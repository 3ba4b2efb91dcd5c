// The questions of nibs, storyboards and scenes to the files.

internal import InterfaceTree
import QuartzCore

@MainActor struct NibReader: InterfaceReading {
  func hasFile(_ name: String, isStoryboard: Bool, module: String?) -> Bool {
    _InterfaceFiles.file(name, isStoryboard: isStoryboard, module: module) != nil
  }

  func objects(of nib: UINib, owner: AnyObject?) -> [AnyObject]? {
    file(of: nib).map { NibLoader($0).instantiate(owner: owner) }
  }

  func prototype(of nib: UINib) -> NibPrototype? { file(of: nib).flatMap { NibPrototype($0) } }

  private func file(of nib: UINib) -> LoadedInterface? {
    _InterfaceFiles.file(nib.name, isStoryboard: false, module: nib.module)
  }

  func initialScene(of storyboard: UIStoryboard) -> String? {
    storyboard.loaded?.document["initialViewController"]
  }

  func namedScenes(of storyboard: UIStoryboard) -> [(identifier: String, id: String)] {
    (storyboard.loaded?.file.scenes ?? []).compactMap { scene in
      scene.identifier.map { ($0, scene.id) }
    }
  }

  func controller(
    of id: String, in storyboard: UIStoryboard, madeBy creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? { storyboard.instantiate(id: id, creator) }
}
