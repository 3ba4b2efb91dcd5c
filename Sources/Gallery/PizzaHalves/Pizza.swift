import UIKit

/// A pizza of the menu.
struct Pizza {
  let name: String
  /// Its toppings, in a few words.
  let description: String
  /// Of a whole one, in cents.
  let price: Int
  let sauce: Sauce
  /// From the lowest to the topmost.
  let toppings: [Topping]

  enum Sauce { case tomato, cream, pesto }

  private init(_ name: String, _ description: String, _ price: Int, _ sauce: Sauce, _ toppings: Topping...) {
    self.name = name
    self.description = description
    self.price = price
    self.sauce = sauce
    self.toppings = toppings
  }

  /// The menu comes around again where a list is longer.
  static func number(_ number: Int) -> Pizza { menu[number % menu.count] }

  static let menu = [
    Pizza("Margherita", "Mozzarella, basil", 890, .tomato, .mozzarella, .basil),
    Pizza("Pepperoni", "Spicy sausage", 1090, .tomato, .pepperoni),
    Pizza("Funghi", "Mushrooms, parsley", 990, .cream, .mushrooms, .herbs),
    Pizza("Hawaii", "Pineapple, ham", 1090, .tomato, .hamCubes, .pineapple),
    Pizza("Greca", "Olives, feta, onion", 1050, .tomato, .onion, .feta, .olives),
    Pizza("Fiorentina", "Spinach, egg", 1120, .cream, .spinach, .egg),
    Pizza("Prosciutto", "Ham, rocket", 1290, .tomato, .ham, .rocket),
    Pizza("Formaggi", "Four cheeses", 1150, .cream, .cheeses),
    Pizza("Verdure", "Peppers, tomatoes", 990, .pesto, .tomatoes, .peppers),
    Pizza("Diavola", "Salami, chilli, olives", 1190, .tomato, .salami, .olives, .chilli),
  ]

  /// Of a pizza of which these are the halves, in cents: half of each, rounded up to ten.
  static func price(of left: Pizza, and right: Pizza) -> Int { (left.price + right.price + 19) / 20 * 10 }
}
