towns = ["Bhuj", "Mandvi", "Mundra"]
for town in towns:
    print(f"Is this the bus to {town}?")
    print("No.")
print("It is the bus home.")
