import CoreData
import UIKit

class BooksViewController: UIViewController {

    private var collectionView: UICollectionView!
    private var pending: [() -> Void] = []

    private lazy var results: NSFetchedResultsController<Book> = {
        let request: NSFetchRequest<Book> = Book.fetchRequest()
        request.sortDescriptors = [
            NSSortDescriptor(key: "shelf.order", ascending: true),
            NSSortDescriptor(key: #keyPath(Book.title), ascending: true, selector: #selector(NSString.localizedCaseInsensitiveCompare(_:))),
        ]
        request.predicate = NSPredicate(format: "%K != nil AND pages > %d", #keyPath(Book.title), 0)
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: CoreDataStack.shared.context,
            sectionNameKeyPath: #keyPath(Book.shelfName), cacheName: nil)
        controller.delegate = self
        return controller
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reading"
        view.backgroundColor = .systemBackground
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 358, height: 72)
        layout.headerReferenceSize = CGSize(width: 390, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 12, right: 16)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(BookCell.self, forCellWithReuseIdentifier: BookCell.identifier)
        collectionView.register(
            ShelfHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: ShelfHeader.identifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addBook))
        try? results.performFetch()
    }

    @objc private func addBook() {
        let context = CoreDataStack.shared.context
        let book = Book(context: context)
        book.title = "A new book"
        book.pages = 120
        book.shelf = try? context.fetch(Shelf.sorted()).first
        let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context) as! Note
        note.text = "Bought today"
        book.addToNotes(note)
        CoreDataStack.shared.save()
    }
}

extension BooksViewController: UICollectionViewDataSource, UICollectionViewDelegate {

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        return results.sections?.count ?? 0
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return results.sections?[section].numberOfObjects ?? 0
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: BookCell.identifier, for: indexPath) as! BookCell
        cell.show(results.object(at: indexPath))
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: ShelfHeader.identifier, for: indexPath) as! ShelfHeader
        header.label.text = results.sections?[indexPath.section].name
        return header
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let book = results.object(at: indexPath)
        book.isFinished.toggle()
        if book.isFinished, book.pages > 900 {
            CoreDataStack.shared.context.delete(book)
        }
        CoreDataStack.shared.save()
    }
}

extension BooksViewController: NSFetchedResultsControllerDelegate {

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        pending.removeAll()
    }

    func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType) {
        let sections = IndexSet(integer: sectionIndex)
        pending.append { [weak self] in
            switch type {
            case .insert: self?.collectionView.insertSections(sections)
            case .delete: self?.collectionView.deleteSections(sections)
            default: break
            }
        }
    }

    func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) {
        pending.append { [weak self] in
            switch type {
            case .insert: self?.collectionView.insertItems(at: [newIndexPath!])
            case .delete: self?.collectionView.deleteItems(at: [indexPath!])
            case .move: self?.collectionView.moveItem(at: indexPath!, to: newIndexPath!)
            case .update: self?.collectionView.reloadItems(at: [indexPath!])
            @unknown default: break
            }
        }
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        collectionView.performBatchUpdates {
            pending.forEach { $0() }
        }
    }
}
