def fare(price, people):
    total = price * people
    return total


print(fare(45, 1))
family = fare(45, 4)
print(f"All of us: {family} rupees")
