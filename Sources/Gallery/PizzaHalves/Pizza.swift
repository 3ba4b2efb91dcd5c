import UIKit

/// A pizza of the menu.
struct Pizza {
  let name: String
  /// What is on it, in a few words.
  let toppings: String
  /// Of a whole one, in cents.
  let price: Int
  let recipe: [Topping]
  let sauce: Sauce

  enum Sauce { case tomato, cream, pesto }

  /// The menu comes around again where a list is longer.
  static func number(_ number: Int) -> Pizza { menu[number % menu.count] }

  static let menu = [
    Pizza(
      name: "Margherita", toppings: "mozzarella, basil", price: 890,
      recipe: [.mozzarella, .basil], sauce: .tomato),
    Pizza(
      name: "Pepperoni", toppings: "spicy salami", price: 1090, recipe: [.pepperoni], sauce: .tomato),
    Pizza(
      name: "Funghi", toppings: "mushrooms, parsley", price: 990, recipe: [.mushrooms, .herbs],
      sauce: .cream),
    Pizza(
      name: "Quattro formaggi", toppings: "four cheeses", price: 1150, recipe: [.cheeses], sauce: .cream),
    Pizza(
      name: "Prosciutto", toppings: "ham, rocket", price: 1290, recipe: [.ham, .rocket], sauce: .tomato),
    Pizza(
      name: "Hawaii", toppings: "pineapple, ham", price: 1090, recipe: [.hamCubes, .pineapple],
      sauce: .tomato),
    Pizza(
      name: "Greca", toppings: "olives, feta, onion", price: 1050, recipe: [.onion, .feta, .olives],
      sauce: .tomato),
    Pizza(
      name: "Verdure", toppings: "peppers, tomatoes", price: 990, recipe: [.tomatoes, .peppers],
      sauce: .pesto),
    Pizza(
      name: "Diavola", toppings: "salami, chilli, olives", price: 1190,
      recipe: [.salami, .chilli, .olives], sauce: .tomato),
    Pizza(
      name: "Fiorentina", toppings: "spinach, egg", price: 1120, recipe: [.spinach, .egg], sauce: .cream),
  ]
}

enum Topping {
  case mozzarella, basil, pepperoni, mushrooms, herbs, cheeses, ham, rocket, hamCubes, pineapple, onion, feta,
    olives
  case tomatoes, peppers, salami, chilli, spinach, egg
}
