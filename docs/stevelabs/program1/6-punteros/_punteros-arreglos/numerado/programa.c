#include <stdio.h>

int main(void)
{
    const char *menu[] = {
        "Atacar", "Beber", "Huir", "Rendirse",
    };

[[    int n = sizeof menu / sizeof menu[0];]]
[[    for (int i = 0; i < n; i++) {]]
[[        printf("%d. ", i + 1);]]
[[        printf("%s\n", menu[i]);]]
[[    }]]
    return 0;
}
