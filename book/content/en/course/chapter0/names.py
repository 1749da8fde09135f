town = "Mandvi"
price = 45
people = 3
print(price * people)
print(f"{people} tickets to {town}: {price * people} rupees")
