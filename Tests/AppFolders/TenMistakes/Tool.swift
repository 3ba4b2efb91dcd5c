import Alamofire
import Foundation

protocol Lendable {
    func lend(to person: String) throws
}

enum Condition: CaseIterable {
    case new, worn, broken

    var text: String {
        switch self {  // mistake 2: one case is left out
        case .new: return "like new"
        case .worn: return "worn"
        }
    }
}

struct Tool: Hashable {
    let name: String
    var count: Int
    var condition: Condition
    var owner: String?
}

struct Shed: Lendable {  // mistake 3: the method is called otherwise
    let tools: [Tool]

    func lends(to person: String) throws {
        AF.request("https://shed.example.org/lend", parameters: ["to": person]).response { _ in }
    }

    func owners() -> [String] {
        var owners: [String] = []
        for tool in tools {
            let owner: String = tool.owner  // mistake 4: the owner may be nil
            owners.append(owner)
        }
        return owners
    }

    static func sample() -> Shed {
        let names = ["Auger", "Billhook", "Chisel", "Drawknife"]
        return Shed(tools: names.map { Tool(name: $0, count: "2", condition: .worn) })  // mistake 5: text for a number
    }
}
