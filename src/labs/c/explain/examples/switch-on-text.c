#include <stdio.h>

int main(void)
{
    char *word = "uno";
    switch (word) {
    default:
        printf("%s\n", word);
    }
    return 0;
}
