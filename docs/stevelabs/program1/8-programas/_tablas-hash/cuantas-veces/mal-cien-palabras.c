// Falla: caso mil doscientas palabras
// Falla: exige memoria
#include <stdio.h>
#include <string.h>

int main(void)
{
    char keys[100][20];
    int counts[100] = {0};
    char key[20] = "";
    int n = 0;
    int repeated = 0;

    while (scanf("%19s", key) == 1) {
        int i = 0;

        while (i < n
               && strcmp(keys[i], key) != 0) {
            i++;
        }
        if (i == n) {
            strcpy(keys[n], key);
            n++;
        }
        counts[i]++;
    }
    for (int i = 0; i < n; i++) {
        if (counts[i] > 1) {
            printf("%s %d\n", keys[i],
                   counts[i]);
            repeated++;
        }
    }
    if (repeated == 0) {
        printf("Ninguna.\n");
    }
    return 0;
}
