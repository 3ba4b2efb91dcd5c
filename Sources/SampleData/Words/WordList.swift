/// Plain English to make titles, names and sentences of.
enum WordList {
  static let adjectives = [
    "Quiet", "Golden", "Distant", "Northern", "Paper", "Silver", "Early", "Hidden", "Open", "Little",
    "Second", "Green",
    "Slow", "Bright", "Wooden", "Winter", "Amber", "Lucky", "Hollow", "Simple", "Long", "Velvet", "Copper",
  ]
  static let nouns = [
    "Harbour", "Garden", "River", "Lantern", "Orchard", "Station", "Island", "Window", "Mountain", "Bridge",
    "Letter",
    "Forest", "Market", "Compass", "Meadow", "Kitchen", "Lighthouse", "Valley", "Library", "Journey",
    "Melody", "Canvas",
    "Morning", "Season", "Corner", "Village", "Story", "Anchor", "Cloud", "Feather", "Engine", "Pocket",
    "Shore", "Field",
    "Signal", "Circle", "Tower",
  ]
  static let firstNames = [
    "Anna", "Ben", "Clara", "David", "Elena", "Felix", "Grace", "Henry", "Iris", "Jonas", "Karin", "Liam",
    "Maria", "Noah",
    "Olivia", "Paul", "Rosa", "Samuel", "Tara",
  ]
  static let lastNames = [
    "Adler", "Brooks", "Carter", "Dalton", "Ellis", "Fischer", "Gray", "Hayes", "Irving", "Jansen", "Keller",
    "Lane",
    "Marsh", "Norton", "Owens", "Parker", "Quinn", "Reed", "Stone", "Turner", "Underhill", "Vance", "Wells",
  ]
  static let sentences = [
    "It begins on an ordinary morning and does not stay there.",
    "There is more to it than one sees at first.",
    "The way back is longer than the way there.", "Everybody has heard of it, and few have been.",
    "It takes an hour, and is worth two.", "What was lost turns up where nobody looked.",
    "The best of it comes near the end.", "Two friends set out and three return.",
    "It is simple, well made and a little old.", "Somebody has left the light on.",
    "You can see the sea from here on clear days.", "Nothing about it is new, and all of it is fresh.",
    "The weather turns, and so do the plans.",
  ]
  static let remarks = [
    "See you at noon.", "That sounds good to me.", "Did you get my letter?", "I am on my way.",
    "We could meet at the station.", "Thank you, that was kind.", "Let me know when you are there.",
    "I have not seen it yet.", "Shall we try again tomorrow?", "It was lovely, all of it.",
    "Not before ten, please.",
  ]
  static let cities = [
    "Vienna", "Lisbon", "Oslo", "Kyoto", "Boston", "Dublin", "Turin", "Porto", "Bergen", "Leeds", "Geneva",
    "Quito",
    "Austin",
  ]
  static let countries = [
    "Austria", "Portugal", "Norway", "Japan", "Canada", "Ireland", "Italy", "Chile", "Kenya", "India",
    "Finland",
  ]
  static let countryCodes = ["AT", "PT", "NO", "JP", "CA", "IE", "IT", "CL", "KE", "IN", "FI"]
  static let streets = [
    "Mill Lane", "Station Road", "Garden Street", "Harbour Way", "Church Hill", "River Walk",
  ]
  static let languages = ["en", "de", "fr", "es", "pt", "it", "nl", "sv", "ja", "ko"]
  static let currencies = ["EUR", "USD", "GBP", "JPY", "CHF", "CAD", "AUD", "SEK", "NOK", "INR"]
  static let genres = [
    "Drama", "Comedy", "Travel", "Science", "History", "Music", "Sport", "Design", "Nature", "Mystery",
    "Family",
    "Adventure", "Food",
  ]
  static let companies = [
    "Northwind Press", "Harbour & Sons", "Greenfield Foods", "Lantern Works", "Orchard Media", "Bluebridge",
    "Stone & Lane",
  ]
  static let jobs = [
    "Editor", "Designer", "Engineer", "Teacher", "Producer", "Writer", "Cook", "Photographer",
  ]
  static let ingredients = [
    "Olive oil", "Flour", "Tomatoes", "Basil", "Salt", "Butter", "Garlic", "Onions", "Lemon", "Rice", "Eggs",
    "Honey",
    "Pepper",
  ]
  static let weathers = [
    "Clear sky", "Light rain", "Few clouds", "Overcast", "Snow", "Mist", "Showers", "Sunny", "Windy",
  ]
  static let colours = [
    "#3A7BD5", "#E4572E", "#2E8B57", "#F3A712", "#6A4C93", "#1B998B", "#C8553D", "#4D6CFA", "#8D6A9F",
  ]
  static let keys = [
    "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa", "lambda",
  ]
}
