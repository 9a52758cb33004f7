int twcie(int n);

int main(void)
{
    return twice(4);
}

int twice(int n)
{
    return 2 * n;
}
