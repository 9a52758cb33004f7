#include <stdio.h>
#include <string.h>

int main(void)
{
    const char *versions[3] = {
        "1.2", "1.10", "1.9",
    };
    const char *newest = versions[0];

    for (int i = 1; i < 3; i++) {
        if (strcmp(versions[i], newest) > 0) {
            newest = versions[i];
        }
    }
    printf("%s\n", newest);
    return 0;
}
